import { lockPlace } from './tab-lock';

/** The broadcast channels of all tabs, which jsdom lacks: messages reach the other tabs asynchronously. */
class Channel {
	static all: Channel[] = [];
	onmessage: ( ( event: { data: unknown } ) => void ) | null = null;

	constructor( private name: string ) {
		Channel.all.push( this );
	}

	postMessage( data: unknown ) {
		for ( const other of Channel.all ) {
			if ( other !== this && other.name === this.name ) {
				setTimeout( () => other.onmessage?.( { data } ), 1 );
			}
		}
	}

	close() {
		Channel.all = Channel.all.filter( ( other ) => other !== this );
	}
}

/** A minimal LockManager, which browsers provide on secure pages. */
class Locks {
	private held = new Set< string >();

	async request(
		name: string,
		_: object,
		work: ( lock: object | null ) => Promise< void >
	) {
		if ( this.held.has( name ) ) {
			return work( null );
		}
		this.held.add( name );
		await work( {} );
		this.held.delete( name );
	}
}

const browser = window.navigator as { locks?: unknown };

beforeEach( () => {
	jest.useFakeTimers();
	Channel.all = [];
	Object.assign( globalThis, { BroadcastChannel: Channel } );
} );
afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	delete browser.locks;
} );

/** Takes the lock in a new tab; resolves when the result is known. */
async function take( name = 'pharos' ) {
	const lock = lockPlace( name );
	await jest.advanceTimersByTimeAsync( 1000 );
	return lock;
}

describe.each( [
	[ 'with locks of the browser', () => new Locks() ],
	[ 'where there are none', () => undefined ],
] )( 'a lock %s', ( _, locks ) => {
	beforeEach( () => {
		browser.locks = locks();
	} );

	test( 'belongs to one tab until it gives it back', async () => {
		const release = await take();
		expect( release ).not.toBeNull();
		expect( await take() ).toBeNull();

		release?.();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( await take() ).not.toBeNull();
	} );

	test( 'of another name is another one', async () => {
		await take();
		expect( await take( 'other' ) ).not.toBeNull();
	} );

	test.each( [
		[ 'first', 0.2, 0.8 ],
		[ 'second', 0.8, 0.2 ],
	] )(
		'goes to one of two tabs that ask at once, the one with the lower number: the %s',
		async ( _name, first, second ) => {
			jest.spyOn( Math, 'random' )
				.mockReturnValueOnce( first )
				.mockReturnValueOnce( second );
			const both = Promise.all( [ lockPlace( 'a' ), lockPlace( 'a' ) ] );
			await jest.advanceTimersByTimeAsync( 1000 );
			expect( ( await both ).filter( Boolean ) ).toHaveLength( 1 );
		}
	);
} );

test( 'A page that may not use locks does without one', async () => {
	browser.locks = {
		request: () => Promise.reject( new Error( 'SecurityError' ) ),
	};
	expect( await take() ).not.toBeNull();
} );
