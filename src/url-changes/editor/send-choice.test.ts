import { forgetPending, setPending } from './pending';
import { sendChoice } from './send-choice';

const SAVE = {
	path: '/wp/v2/pages/12?_locale=user',
	method: 'POST',
	data: { slug: 'tea' },
};

/** Sends a request through the middleware and returns what the server gets. */
async function send( request: object ) {
	const next = jest.fn( async ( options: object ) => options );
	return ( await sendChoice( 12 )( request, next as never ) ) as {
		data?: object;
	};
}

afterEach( forgetPending );

test( 'a choice that is not the default is sent with the save that changes the URL', async () => {
	expect( await send( SAVE ) ).toEqual( SAVE );
	setPending( { kind: 'gone', target: '' } );
	expect( ( await send( SAVE ) ).data ).toEqual( {
		slug: 'tea',
		pharos_redirect: 'gone',
	} );
	setPending( { kind: 'url', target: ' /about/ ' } );
	expect( ( await send( SAVE ) ).data ).toMatchObject( {
		pharos_redirect: '/about/',
	} );
} );

test( 'a missing target is told before anything is sent', async () => {
	setPending( { kind: 'url', target: ' ' } );
	await expect( send( SAVE ) ).rejects.toMatchObject( {
		message: 'Enter the target URL.',
		data: { params: { pharos_redirect: 'Enter the target URL.' } },
	} );
} );

test.each( [
	{ ...SAVE, data: { title: 'Tea' } },
	{ ...SAVE, path: '/wp/v2/pages/112' },
	{ path: SAVE.path },
] )( 'other requests go as they are: %j', async ( request ) => {
	setPending( { kind: 'gone', target: '' } );
	expect( await send( request ) ).toEqual( request );
} );
