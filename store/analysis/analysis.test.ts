import { waitFor } from '@testing-library/react';
import { checkItem, type AnalysisServer } from '../../tests/js/analysis-server';
import { createLoadedSite } from '../../tests/js/create-site';
import type { Server } from '../../tests/js/server';

jest.mock( '../api' );

afterEach( () => jest.useRealTimers() );

/** The requests that the server received, in short form. */
const callsOf = ( { requests }: Server ) =>
	requests.map( ( { path, method = 'GET', data } ) =>
		[
			method,
			decodeURIComponent(
				path
					?.replace( '/pharos/v1/', '' )
					.replace( /url=[^&]*&?/, '' )
					.replace( /\?$/, '' ) ?? ''
			),
			data?.id,
		]
			.filter( Boolean )
			.join( ' ' )
	);

const UNAVAILABLE = { message: 'Database is away.', data: { status: 503 } };

const settle = () => jest.advanceTimersByTimeAsync( 0 );

/** A site with fake timers on which the analysis hasn't been opened yet. */
async function createSite(
	prepare: ( analysis: AnalysisServer ) => void = () => {}
) {
	const site = await createLoadedSite();
	jest.useFakeTimers();
	prepare( site.server.analysis );
	site.server.requests = [];
	const { select, server } = site;
	return {
		...site,
		calls: () => callsOf( server ),
		isIgnored: ( id: string ) => select.getCheckItems()?.[ id ]?.ignore,
	};
}

/** A site as from createSite(), with the analysis open. */
async function open( prepare?: ( analysis: AnalysisServer ) => void ) {
	const site = await createSite( prepare );
	site.select.getCheckItems();
	await settle();
	expect( site.select.isAwaitingChecks() ).toBe( false );
	site.server.requests = [];
	return site;
}

describe( 'reports', () => {
	test( 'are asked for together, with the address of the site', async () => {
		const { select, server } = await createSite();
		expect( select.getCheckItems() ).toBeNull();
		await settle();
		const url = encodeURIComponent( 'https://example.org' );
		expect( server.requests.map( ( { path } ) => path ) ).toEqual(
			[ 'general', 'other', 'settings' ].map( ( kind ) =>
				expect.stringContaining(
					`/pharos/v1/checks/${ kind }?url=${ url }`
				)
			)
		);
	} );

	test( 'are shown as they arrive; counts wait for all', async () => {
		const { select, server } = await createSite();
		select.getCheckItems();
		// The first response arrives immediately, the others later.
		server.answerOnce( ( { path } ) =>
			server.analysis.answer(
				'GET /checks/general',
				new URLSearchParams( path?.split( '?' )[ 1 ] )
			)
		);
		const later = new Promise( ( resolve ) => {
			setTimeout( resolve, 5000 );
		} );
		for ( const kind of [ 'other', 'settings' ] ) {
			server.answerOnce( async () => {
				await later;
				return server.analysis.answer(
					`GET /checks/${ kind }`,
					new URLSearchParams()
				);
			} );
		}
		await settle();
		expect( Object.keys( select.getCheckItems() ?? {} ) ).toEqual( [
			'title',
			'description',
			'https',
		] );
		expect( select.getCheckCounts() ).toBeNull();
		expect( select.isAwaitingChecks() ).toBe( true );

		await jest.advanceTimersByTimeAsync( 5000 );
		expect( Object.keys( select.getCheckItems() ?? {} ) ).toHaveLength( 5 );
		expect( select.getCheckCounts() ).toEqual( {
			error: 2,
			warning: 1,
			suggestion: 1,
			success: 1,
			ignored: 0,
		} );
		expect( select.getCheckedAt() ).toBe( '2026-11-22T08:15:00Z' );
	} );

	test( 'of settings and other override those of general', async () => {
		const { select } = await open( ( { found } ) => {
			found.general.both = checkItem( { message: 'general' } );
			found.other.both = checkItem( { message: 'other' } );
			found.other.late = checkItem( { message: 'other' } );
			found.settings.late = checkItem( { message: 'settings' } );
		} );
		expect( select.getCheckItems() ).toMatchObject( {
			both: { message: 'other' },
			late: { message: 'settings' },
		} );
	} );

	test( 'that could not be read are named; the others are there, and trying again asks for these only', async () => {
		const { select, server, dispatch, calls } = await createSite();
		server.failOnce( UNAVAILABLE );
		select.getCheckItems();
		await settle();
		expect( select.getCheckFailures() ).toEqual( {
			general: 'Database is away.',
		} );
		expect( select.getCheckItems() ).toHaveProperty( 'site_title' );
		expect( select.hasCheckRunFailed() ).toBe( false );

		server.requests = [];
		await dispatch.retryChecks();
		await settle();
		expect( calls() ).toEqual( [ 'GET checks/general' ] );
		expect( select.getCheckFailures() ).toEqual( {} );
		expect( select.getCheckItems() ).toHaveProperty( 'title' );
	} );

	test.each( [
		[ 'no object', null ],
		[ 'no data', { success: true } ],
	] )( 'that are %s count as not read', async ( _, answer ) => {
		const { select, server } = await createSite();
		server.answerOnce( () => answer );
		select.getCheckItems();
		await settle();
		expect( select.getCheckFailures() ).toEqual( { general: '' } );
	} );

	test( 'are read again on the next visit, and a failure of that isn’t reported', async () => {
		const { select, server, dispatch } = await open();
		server.analysis.ignored.add( 'title' );
		await dispatch.loadChecks();
		await settle();
		expect( select.getCheckItems()?.title?.ignore ).toBe( true );

		server.failOnce( UNAVAILABLE );
		await dispatch.loadChecks();
		await settle();
		expect( select.getCheckFailures() ).toEqual( {} );
		expect( select.hasCheckRunFailed() ).toBe( false );
		expect( select.getCheckItems() ).toHaveProperty( 'title' );
	} );
} );

describe( 'a run', () => {
	test( 'requests everything again and reports its progress', async () => {
		const { select, server, dispatch, calls } = await open();
		server.analysis.found.settings = {};
		const release = server.hold();
		await dispatch.runChecks();
		await settle();
		expect( select.isRunningChecks() ).toBe( true );
		expect( select.getCheckProgress() ).toEqual( { done: 0, total: 5 } );
		expect( select.getCheckItems() ).toHaveProperty( 'site_title' );

		release();
		await settle();
		expect( calls() ).toEqual( [
			'GET checks/general?force=true',
			'GET checks/other?force=true',
			'GET checks/settings?force=true',
		] );
		expect( select.isRunningChecks() ).toBe( false );
		expect( select.getCheckProgress() ).toBeNull();
		expect( select.getCheckItems() ).not.toHaveProperty( 'site_title' );
	} );

	test( 'counts a check of several reports once, as the list does', async () => {
		const { select, server, dispatch } = await open( ( analysis ) => {
			const [ id ] = Object.keys( analysis.found.settings );
			analysis.found.general = {
				...analysis.found.general,
				[ id ?? '' ]: Object.values( analysis.found.settings )[ 0 ],
			} as typeof analysis.found.general;
		} );
		const release = server.hold();
		await dispatch.runChecks();
		await settle();
		expect( select.getCheckProgress()?.total ).toBe(
			Object.keys( select.getCheckItems() ?? {} ).length
		);
		release();
	} );

	test( 'that fails has one message, whatever the server says each time', async () => {
		const { select, server, dispatch } = await open();
		for ( const number of [ 1, 2, 3 ] ) {
			server.failOnce( {
				message: `Unable to connect (${ number }).`,
				data: { status: 503 },
			} );
		}
		await dispatch.runChecks();
		await settle();
		expect( select.getCheckGaps() ).toEqual( [ 'Unable to connect (1).' ] );
	} );

	test( 'is ignored while one is running', async () => {
		const { server, dispatch, calls } = await open();
		const release = server.hold();
		await dispatch.runChecks();
		await dispatch.runChecks();
		release();
		await settle();
		expect( calls() ).toHaveLength( 3 );

		await dispatch.runChecks();
		await settle();
		expect( calls() ).toHaveLength( 6 );
	} );

	test( 'that fails changes nothing but says so, until one succeeds', async () => {
		const { select, server, dispatch } = await open();
		const before = select.getCheckItems();
		[ 1, 2, 3 ].forEach( () => server.failOnce( UNAVAILABLE ) );
		await dispatch.runChecks();
		await settle();
		expect( select.getCheckItems() ).toEqual( before );
		expect( select.getCheckedAt() ).toBe( '2026-11-22T08:15:00Z' );
		expect( select.hasCheckRunFailed() ).toBe( true );
		expect( select.getCheckFailures() ).toEqual( {} );

		// The reports are loaded again: the last run is still the one that failed.
		await dispatch.loadChecks();
		await settle();
		expect( select.hasCheckRunFailed() ).toBe( true );

		server.analysis.checkedAt = '2026-11-22T09:00:00Z';
		await dispatch.runChecks();
		await settle();
		expect( select.hasCheckRunFailed() ).toBe( false );
		expect( select.getCheckedAt() ).toBe( '2026-11-22T09:00:00Z' );
	} );

	test( 'that fails for one kind shows what the others found', async () => {
		const { select, server, dispatch } = await open();
		server.analysis.checkedAt = '2026-11-22T09:00:00Z';
		server.analysis.found.other = {};
		server.failOnce( UNAVAILABLE );
		await dispatch.runChecks();
		await settle();
		expect( select.getCheckItems() ).not.toHaveProperty( 'php_version' );
		expect( select.getCheckItems() ).toHaveProperty( 'title' );
		expect( select.hasCheckRunFailed() ).toBe( true );
		// The time of the oldest report on the screen.
		expect( select.getCheckedAt() ).toBe( '2026-11-22T08:15:00Z' );
	} );

	test( 'of another user is waited for, longer each time', async () => {
		const { select, server, dispatch, calls } = await open();
		server.analysis.found.general = {};
		server.analysis.runningFor = 3;
		await dispatch.runChecks();
		await settle();
		expect( calls() ).toHaveLength( 3 );
		expect( select.getCheckItems() ).toHaveProperty( 'title' );
		expect( select.isRunningChecks() ).toBe( true );

		server.analysis.runningFor = 3;
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( calls() ).toHaveLength( 6 );
		expect( calls().slice( 3 ).join() ).not.toContain( 'force' );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( calls() ).toHaveLength( 6 );
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( calls() ).toHaveLength( 9 );
		expect( select.isRunningChecks() ).toBe( false );
		expect( select.hasCheckRunFailed() ).toBe( false );
	} );

	test( 'of another user that never ends is given up', async () => {
		const { select, server, dispatch, calls } = await open();
		server.analysis.runningFor = Infinity;
		await dispatch.runChecks();
		await jest.advanceTimersByTimeAsync( 10 * 60_000 );
		expect( select.isRunningChecks() ).toBe( false );
		expect( select.hasCheckRunFailed() ).toBe( true );
		expect( calls().length ).toBeLessThan( 100 );
	} );

	test( 'of another user on a site that was never checked shows nothing yet', async () => {
		const { select } = await createSite( ( analysis ) => {
			analysis.runningFor = 3;
		} );
		select.getCheckItems();
		await settle();
		expect( select.getCheckItems() ).toBeNull();
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( select.getCheckItems() ).toHaveProperty( 'title' );
	} );
} );

describe( 'ignoring', () => {
	test( 'shows at once, and counts', async () => {
		const { select, server, dispatch, calls, isIgnored } = await open();
		const release = server.hold();
		dispatch.ignoreChecks( [ 'title', 'description' ] );
		await settle();
		expect( isIgnored( 'title' ) ).toBe( true );
		expect( select.getCheckCounts() ).toMatchObject( {
			error: 1,
			warning: 0,
			ignored: 2,
		} );
		release();
		await settle();
		expect( calls() ).toEqual( [
			'POST ignore-checks title',
			'POST ignore-checks description',
		] );
		// `keepalive`: the request completes even if the user leaves the page at once.
		expect( server.requests ).toEqual( [
			expect.objectContaining( { keepalive: true } ),
			expect.objectContaining( { keepalive: true } ),
		] );
		expect( isIgnored( 'title' ) ).toBe( true );

		dispatch.restoreChecks( [ 'title' ] );
		await settle();
		expect( calls().at( -1 ) ).toBe( 'DELETE ignore-checks title' );
		expect( isIgnored( 'title' ) ).toBe( false );
	} );

	test( 'is taken back when the server refuses, and says why', async () => {
		const { select, server, dispatch, isIgnored } = await open();
		server.failOnce( UNAVAILABLE );
		dispatch.ignoreChecks( [ 'title' ] );
		await settle();
		expect( isIgnored( 'title' ) ).toBe( false );
		expect( select.getCheckProblem() ).toEqual( {
			id: 'title',
			wanted: 'ignore',
			message: 'Database is away.',
		} );
	} );

	test( 'is taken back when the answer is no success', async () => {
		const { select, server, dispatch, isIgnored } = await open();
		server.answerOnce( () => ( { success: true, status: 'error' } ) );
		dispatch.ignoreChecks( [ 'title' ] );
		await settle();
		expect( isIgnored( 'title' ) ).toBe( false );
		expect( select.getCheckProblem()?.wanted ).toBe( 'ignore' );
	} );

	test( 'twice is one request; the last of many wishes wins', async () => {
		const { server, dispatch, calls, isIgnored } = await open();
		const release = server.hold();
		dispatch.ignoreChecks( [ 'title' ] );
		dispatch.ignoreChecks( [ 'title' ] );
		await settle();
		dispatch.restoreChecks( [ 'title' ] );
		await settle();
		expect( isIgnored( 'title' ) ).toBe( false );
		release();
		await settle();
		expect( calls() ).toEqual( [
			'POST ignore-checks title',
			'DELETE ignore-checks title',
		] );
		expect( isIgnored( 'title' ) ).toBe( false );
		expect( server.analysis.ignored.size ).toBe( 0 );
	} );

	test( 'survives a report that was made before it', async () => {
		const { server, dispatch, isIgnored } = await open();
		let answer = () => {};
		server.answerOnce( () => {
			const report = server.analysis.answer(
				'GET /checks/general',
				new URLSearchParams( 'force=true' )
			);
			return new Promise( ( resolve ) => {
				answer = () => resolve( report );
			} );
		} );
		await dispatch.runChecks();
		await settle();
		dispatch.ignoreChecks( [ 'title' ] );
		await settle();
		answer();
		await settle();
		expect( isIgnored( 'title' ) ).toBe( true );
	} );
} );

describe( 'one check by itself', () => {
	test( 'is run again; all others stay unchanged', async () => {
		const { select, server, dispatch, calls } = await open();
		const { title } = server.analysis.found.general;
		server.analysis.found.general = {
			title: checkItem( { ...title, status: 'success' } ),
		};
		const release = server.hold();
		await dispatch.runCheck( 'title' );
		await dispatch.runCheck( 'title' );
		await settle();
		expect( select.isRunningCheck( 'title' ) ).toBe( true );
		expect( select.isRunningChecks() ).toBe( false );
		release();
		await settle();
		expect( calls() ).toEqual( [
			'GET checks/general?force=true&check=title',
		] );
		expect( select.isRunningCheck( 'title' ) ).toBe( false );
		expect( select.getCheckItems() ).toMatchObject( {
			title: { status: 'success' },
			description: { status: 'warning' },
		} );
		expect( select.getCheckCounts()?.error ).toBe( 1 );
	} );

	test( 'goes away when there is nothing to judge any more', async () => {
		const { select, server, dispatch } = await open();
		server.analysis.found.settings = {};
		await dispatch.runCheck( 'site_title' );
		await settle();
		expect( select.getCheckItems() ).not.toHaveProperty( 'site_title' );
	} );

	test( 'says why it failed', async () => {
		const { select, server, dispatch } = await open();
		server.failOnce( UNAVAILABLE );
		await dispatch.runCheck( 'title' );
		await settle();
		expect( select.isRunningCheck( 'title' ) ).toBe( false );
		expect( select.getCheckItems()?.title?.status ).toBe( 'error' );
		expect( select.getCheckProblem() ).toEqual( {
			id: 'title',
			wanted: 'recheck',
			message: 'Database is away.',
		} );
	} );

	test( 'that could not be carried out says so', async () => {
		const { select, server, dispatch } = await open();
		server.answerOnce( ( { path } ) => ( {
			...( server.analysis.answer(
				'GET /checks/general',
				new URLSearchParams( path?.split( '?' )[ 1 ] )
			) as object ),
			message: '1 check could not be carried out this time.',
		} ) );
		await dispatch.runCheck( 'title' );
		await settle();
		expect( select.getCheckProblem()?.message ).toBe(
			'1 check could not be carried out this time.'
		);
	} );

	test( 'waits for a run of another user', async () => {
		const { select, server, dispatch, calls } = await open();
		server.analysis.runningFor = 1;
		await dispatch.runCheck( 'title' );
		await settle();
		expect( select.isRunningCheck( 'title' ) ).toBe( true );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( calls() ).toHaveLength( 2 );
		expect( select.isRunningCheck( 'title' ) ).toBe( false );
	} );
} );

test( 'on a page that shows no checks, no request is sent', async () => {
	const { select, calls } = await createSite();
	expect( select.getCheckCounts() ).toBeNull();
	expect( select.getCheckedAt() ).toBeNull();
	await waitFor( () => expect( calls() ).toEqual( [] ) );
} );
