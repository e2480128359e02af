import { loggedOut } from './logged-out';
import { onLoggedOut, withLogin } from './login';

/** A request that is refused when `refuse()` is called, and again with a new nonce; then it succeeds. */
function request() {
	let refuse = () => {};
	const attempt = jest
		.fn< Promise< string >, [] >()
		.mockImplementationOnce(
			() =>
				new Promise( ( _, reject ) => {
					refuse = () => reject( loggedOut() );
				} )
		)
		.mockRejectedValueOnce( loggedOut() )
		.mockResolvedValue( 'done' );
	return { attempt, refuse: () => refuse() };
}

describe.each( [
	[ 'has logged in', true ],
	[ 'has said not now', false ],
] )( 'two requests leave without a login, and the person %s', ( _, answer ) => {
	test( 'when the second one is refused: the user isn’t asked again', async () => {
		const ask = jest.fn( () => Promise.resolve( answer ) );
		const end = onLoggedOut( ask );
		const [ quick, slow ] = [ request(), request() ];
		const first = withLogin( quick.attempt ).catch( () => 'failed' );
		const second = withLogin( slow.attempt ).catch( () => 'failed' );

		quick.refuse();
		expect( await first ).toBe( answer ? 'done' : 'failed' );
		slow.refuse();
		expect( await second ).toBe( answer ? 'done' : 'failed' );

		expect( ask ).toHaveBeenCalledTimes( 1 );
		end();
	} );
} );

test( 'a login that expires once more is asked for once more', async () => {
	const ask = jest.fn( () => Promise.resolve( true ) );
	const end = onLoggedOut( ask );
	for ( const one of [ request(), request() ] ) {
		const answered = withLogin( one.attempt );
		one.refuse();
		expect( await answered ).toBe( 'done' );
	}
	expect( ask ).toHaveBeenCalledTimes( 2 );
	end();
} );
