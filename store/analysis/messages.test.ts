import { waitFor } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { store as noticesStore } from '@wordpress/notices';
import { createLoadedSite } from '../../tests/js/create-site';
import { store } from '..';

jest.mock( '../api' );
jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

beforeEach( () => jest.mocked( speak ).mockClear() );

const UNAVAILABLE = { message: 'Database is away.', data: { status: 503 } };

/** A site whose user has loaded the checks and is now on another screen. */
async function open( failures = 0 ) {
	const site = await createLoadedSite();
	for ( let times = 0; times < failures; times++ ) {
		site.server.failOnce( UNAVAILABLE );
	}
	const { select, registry } = site;
	await registry.resolveSelect( store ).getCheckItems();
	await waitFor( () => expect( select.isAwaitingChecks() ).toBe( false ) );
	const notices = () =>
		registry
			.select( noticesStore )
			.getNotices()
			.map( ( { content } ) => content );
	return { ...site, notices };
}

describe( 'on whichever screen', () => {
	test( 'reports that can’t be read are told of in one message', async () => {
		const { notices } = await open( 3 );
		expect( notices() ).toEqual( [
			'Failed to fetch analysis report. Database is away.',
		] );
	} );

	test( 'what a run has found is spoken; a failed one is not', async () => {
		const { select, dispatch, server, notices } = await open();
		const run = async () => {
			await dispatch.runChecks();
			await waitFor( () =>
				expect( select.isRunningChecks() ).toBe( false )
			);
		};
		[ 1, 2, 3 ].forEach( () => server.failOnce( UNAVAILABLE ) );
		await run();
		expect( speak ).not.toHaveBeenCalled();
		expect( notices() ).toEqual( [] );

		await run();
		expect( speak ).toHaveBeenCalledWith( '2 errors, 1 warning' );
	} );

	test( 'what came of a check is spoken, with how it is shown', async () => {
		const { dispatch } = await open();
		await dispatch.ignoreChecks( [ 'title' ] );
		await dispatch.runCheck( 'title' );
		await waitFor( () =>
			expect( speak ).toHaveBeenCalledWith(
				'Ignored: The home page has no title tag.'
			)
		);
	} );

	test( 'a run that could not be spoken of does not keep the next one away', async () => {
		const { select, dispatch, server } = await open();
		const run = async () => {
			server.requests = [];
			await dispatch.runChecks();
			await waitFor( () =>
				expect( select.isRunningChecks() ).toBe( false )
			);
		};
		jest.mocked( speak ).mockImplementationOnce( () => {
			throw new Error( 'No region to speak in.' );
		} );
		await run();
		await waitFor( () => expect( console ).toHaveErrored() );

		await run();
		expect( server.requests ).toHaveLength( 3 );
	} );

	test( 'a check that could not be run says why', async () => {
		const { dispatch, server, notices } = await open();
		server.failOnce( UNAVAILABLE );
		await dispatch.runCheck( 'title' );
		await waitFor( () =>
			expect( notices() ).toEqual( [
				'The check couldn’t be run again. Database is away.',
			] )
		);
	} );
} );
