import { createChecker } from './client';
import type { Answer, Question } from './engines/worker';
import { goodPage } from './fixtures';
import { runChecks } from './run';
import type { CheckResult, PageSnapshot } from './types';
import { word } from './messages';

/** A worker that responds when the test tells it to. */
class FakeWorker extends EventTarget {
	questions: Question[] = [];
	isEnded = false;

	postMessage( question: Question ) {
		this.questions.push( structuredClone( question ) );
	}

	terminate() {
		this.isEnded = true;
	}

	answer( question = this.questions.at( -1 ) ) {
		if ( ! question ) {
			throw new Error( 'Nobody asked.' );
		}
		const { number, facts } = question;
		const data: Answer = { number, findings: runChecks( facts ) };
		this.dispatchEvent( new MessageEvent( 'message', { data } ) );
	}

	fail() {
		this.dispatchEvent( new Event( 'error' ) );
	}
}

/** Creates a checker with a worker. */
async function open() {
	const worker = new FakeWorker();
	const start = jest.fn( () => worker as unknown as Worker );
	const checker = createChecker( start );
	return { checker, worker, start, asked: () => settle( worker.questions ) };
}

/** Waits for pending promises. */
async function settle< T >( value: T ): Promise< T > {
	for ( let round = 0; round < 10; round++ ) {
		await Promise.resolve();
	}
	return value;
}

const named = ( text: string ): PageSnapshot => ( {
	...goodPage,
	title: { text, source: 'own' },
} );

const titleOf = ( results: CheckResult[] | null ) =>
	results?.find( ( { id } ) => id === 'title' )?.message;

beforeEach( () => {
	// jsdom doesn't have structuredClone().
	window.structuredClone ??= ( value ) =>
		JSON.parse( JSON.stringify( value ) );
} );

describe( 'with a worker', () => {
	test( 'a page is checked there, and what was found is said in words', async () => {
		const { checker, worker, asked } = await open();
		const results = checker.check( goodPage );
		await asked();
		worker.answer();
		expect( await results ).toEqual( runChecks( goodPage ).map( word ) );
		expect( titleOf( await results ) ).toBe(
			'The SEO title has a good length.'
		);
	} );

	test( 'there is one for all questions, made when the first is asked', async () => {
		const { checker, worker, start, asked } = await open();
		expect( start ).not.toHaveBeenCalled();
		for ( const title of [ 'Tea', 'Milk' ] ) {
			const results = checker.check( named( title ) );
			await asked();
			worker.answer();
			expect( titleOf( await results ) ).toBe(
				'The SEO title is short.'
			);
		}
		expect( start ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'only the newest of many questions is answered, and those between are never asked', async () => {
		const { checker, worker, asked } = await open();
		const results = [ 'Te', 'Tea', 'Tea ', '' ].map( ( title ) =>
			checker.check( named( title ) )
		);
		await asked();
		worker.answer();
		await asked();
		worker.answer();
		const answers = await Promise.all( results );
		expect( answers.slice( 0, 3 ) ).toEqual( [ null, null, null ] );
		expect( titleOf( answers[ 3 ] ?? null ) ).toBe(
			'The page has no SEO title.'
		);
		expect(
			worker.questions.map( ( { facts } ) => facts.title.text )
		).toEqual( [ 'Te', '' ] );
	} );

	test( 'an answer to a question of before changes nothing', async () => {
		const { checker, worker, asked } = await open();
		const first = checker.check( named( 'Tea' ) );
		await asked();
		const old = worker.questions[ 0 ];
		worker.answer();
		await first;
		const second = checker.check( named( '' ) );
		await asked();
		worker.answer( old );
		worker.answer();
		expect( titleOf( await second ) ).toBe( 'The page has no SEO title.' );
	} );

	test( 'who closes the editor gets no answer, and the worker ends', async () => {
		const { checker, worker, asked } = await open();
		const results = checker.check( goodPage );
		await asked();
		checker.dispose();
		expect( await results ).toBeNull();
		expect( worker.isEnded ).toBe( true );
	} );
} );

describe( 'without a worker', () => {
	const onPage = runChecks( goodPage ).map( word );

	test( 'a browser that has none checks on the page', async () => {
		expect( typeof Worker ).toBe( 'undefined' );
		expect( await createChecker().check( goodPage ) ).toEqual( onPage );
	} );

	test( 'a site that forbids them checks on the page', async () => {
		const start = jest.fn( () => {
			throw new DOMException( 'Refused', 'SecurityError' );
		} );
		const checker = createChecker( start );
		expect( await checker.check( goodPage ) ).toEqual( onPage );
		expect( await checker.check( goodPage ) ).toEqual( onPage );
		expect( start ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a worker whose file can’t be loaded is replaced, and nothing is lost', async () => {
		const { checker, worker, start, asked } = await open();
		const first = checker.check( named( 'Tea' ) );
		const second = checker.check( goodPage );
		await asked();
		worker.fail();
		expect( await first ).toBeNull();
		expect( await second ).toEqual( onPage );
		expect( worker.isEnded ).toBe( true );
		expect( await checker.check( goodPage ) ).toEqual( onPage );
		expect( start ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'only the newest of many questions is answered', async () => {
		const checker = createChecker();
		const [ first, second ] = [ named( 'Tea' ), goodPage ].map( ( facts ) =>
			checker.check( facts )
		);
		expect( await first ).toBeNull();
		expect( await second ).toEqual( onPage );
	} );

	test( 'who closes the editor gets no answer', async () => {
		const checker = createChecker();
		const results = checker.check( goodPage );
		await settle( undefined );
		checker.dispose();
		expect( await results ).toBeNull();
	} );

	test( 'a page that is busy or idle is asked for its pauses', async () => {
		const whenIdle = jest.fn( ( callback: IdleRequestCallback ) => {
			callback( { didTimeout: false, timeRemaining: () => 0 } );
			return 0;
		} );
		window.requestIdleCallback = whenIdle;
		try {
			expect( await createChecker().check( goodPage ) ).toEqual( onPage );
			// One step per idle period, because none has time left.
			expect( whenIdle.mock.calls.length ).toBeGreaterThan(
				onPage.length
			);
		} finally {
			Reflect.deleteProperty( window, 'requestIdleCallback' );
		}
	} );
} );
