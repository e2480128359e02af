import { waitFor } from '@testing-library/react';
import { createLoadedSite, createSite } from '../../tests/js/create-site';
import { exampleRobotsTxt } from '../../tests/js/example-site';
import { store } from '..';

jest.mock( '../api' );

const OWN = exampleRobotsTxt.robots_txt_content;
const CHANGED = 'User-agent: *\nDisallow: /cart/\n';

/** A site with the editor open. */
async function open() {
	const site = await createLoadedSite();
	await site.registry.resolveSelect( store ).getRobotsTxt();
	return site;
}

/** A text is edited, and the server refuses it. */
async function refuse( error: unknown ) {
	const site = await open();
	await site.dispatch.editRobotsTxt( CHANGED );
	site.server.failOnce( error );
	await expect( site.dispatch.saveRobotsTxt() ).rejects.toBeDefined();
	return site;
}

describe( 'the text of robots.txt', () => {
	test( 'is fetched when the editor opens', async () => {
		const { registry, select, server } = createSite();
		expect( select.getRobotsTxt() ).toBeNull();

		await registry.resolveSelect( store ).getRobotsTxt();

		expect( select.getRobotsTxtContent() ).toBe( OWN );
		expect( select.hasUnsavedRobotsTxt() ).toBe( false );
		expect( server.requests ).toEqual( [
			{ path: '/pharos/v1/robots-txt' },
		] );
	} );

	test( 'is unsaved once it is changed, and no more when it is changed back', async () => {
		const { select, dispatch } = await open();

		await dispatch.editRobotsTxt( CHANGED );
		expect( select.getRobotsTxtContent() ).toBe( CHANGED );
		expect( select.hasUnsavedRobotsTxt() ).toBe( true );
		expect( select.hasUnsavedSettings() ).toBe( false );

		await dispatch.editRobotsTxt( OWN );
		expect( select.hasUnsavedRobotsTxt() ).toBe( false );
	} );

	test( 'keeps the one that editing began with when settings are saved, so that saving notices a change made elsewhere', async () => {
		const { registry, select, dispatch, server } = await open();
		await dispatch.editRobotsTxt( CHANGED );
		server.robotsTxt = {
			...server.robotsTxt,
			robots_txt_content: 'User-agent: Theirs\n',
		};
		await dispatch.editSettings( { enable_xml_sitemap: true } );
		await dispatch.saveSettings();

		select.getRobotsTxt();
		await registry.resolveSelect( store ).getSiteSettings();
		await dispatch.saveRobotsTxt();
		expect( server.requests.at( -1 )?.data ).toEqual( {
			robots_txt_content: CHANGED,
			previous: OWN,
		} );
	} );

	test( 'may be emptied, which is a change', async () => {
		const { select, dispatch } = await open();

		await dispatch.editRobotsTxt( '' );
		expect( select.getRobotsTxtContent() ).toBe( '' );
		await dispatch.saveRobotsTxt();

		expect( select.getRobotsTxtContent() ).toBe( OWN );
		expect( select.hasUnsavedRobotsTxt() ).toBe( false );
	} );
} );

describe( 'saving it', () => {
	test( 'sends the text, and shows what the server made of it', async () => {
		const { select, dispatch, server } = await open();
		await dispatch.editRobotsTxt( `${ CHANGED }\n\n` );

		expect( await dispatch.saveRobotsTxt() ).toBe( true );

		expect( server.requests.at( -1 ) ).toEqual( {
			path: '/pharos/v1/robots-txt',
			method: 'POST',
			data: {
				robots_txt_content: `${ CHANGED }\n\n`,
				previous: OWN,
			},
		} );
		expect( select.getRobotsTxtContent() ).toBe( CHANGED );
		expect( select.hasUnsavedRobotsTxt() ).toBe( false );
	} );

	test( 'without a change sends no request', async () => {
		const { dispatch, server } = await open();
		const before = server.requests.length;

		expect( await dispatch.saveRobotsTxt() ).toBe( false );

		expect( server.requests ).toHaveLength( before );
	} );

	test( 'twice at a time saves once', async () => {
		const { select, dispatch, server } = await open();
		await dispatch.editRobotsTxt( CHANGED );
		const release = server.hold();

		const first = dispatch.saveRobotsTxt();
		await waitFor( () =>
			expect( select.isSavingRobotsTxt() ).toBe( true )
		);
		expect( await dispatch.saveRobotsTxt() ).toBe( false );
		release();

		expect( await first ).toBe( true );
		expect( select.isSavingRobotsTxt() ).toBe( false );
	} );

	test( 'two clicks at once save once', async () => {
		const { dispatch } = await open();
		await dispatch.editRobotsTxt( CHANGED );

		expect(
			await Promise.all( [
				dispatch.saveRobotsTxt(),
				dispatch.saveRobotsTxt(),
			] )
		).toEqual( [ true, false ] );
	} );

	test( 'keeps edits made in the meantime', async () => {
		const { select, dispatch, server } = await open();
		await dispatch.editRobotsTxt( CHANGED );
		const release = server.hold();

		const saving = dispatch.saveRobotsTxt();
		await waitFor( () =>
			expect( select.isSavingRobotsTxt() ).toBe( true )
		);
		await dispatch.editRobotsTxt( `${ CHANGED }Disallow: /more/` );
		release();
		await saving;

		expect( select.getRobotsTxtContent() ).toBe(
			`${ CHANGED }Disallow: /more/`
		);
		expect( select.hasUnsavedRobotsTxt() ).toBe( true );
	} );

	test( 'has the server look again whether the site is hidden now', async () => {
		const { registry, select, dispatch, server } = await open();
		await registry.resolveSelect( store ).getHidingCauses();
		expect( select.getHidingCauses() ).toEqual( [] );
		await dispatch.editRobotsTxt( 'User-agent: *\nDisallow: /' );

		await dispatch.saveRobotsTxt();
		await registry.resolveSelect( store ).getHidingCauses();

		expect( select.getHidingCauses() ).toMatchObject( [
			{ code: 'robots_txt' },
		] );
		expect(
			server.requests.filter( ( { path } ) =>
				path?.endsWith( '/visibility' )
			)
		).toHaveLength( 2 );
	} );
} );

describe( 'a save that fails', () => {
	test( 'keeps the text with the server’s reason', async () => {
		const { select } = await refuse( {
			code: 'pharos_robots_txt_locked',
			message: 'There is a file.',
			data: { status: 409 },
		} );

		expect( select.getRobotsTxtContent() ).toBe( CHANGED );
		expect( select.hasUnsavedRobotsTxt() ).toBe( true );
		expect( select.isSavingRobotsTxt() ).toBe( false );
		expect( select.getRobotsTxtError() ).toEqual( {
			kind: 'conflict',
			message: 'There is a file.',
		} );
		expect( select.getSaveError() ).toBeNull();
	} );

	test.each( [
		[
			'nothing',
			{ code: 'x', data: { status: 500 } },
			'Failed to update robots.txt file.',
		],
		[
			'something unreadable',
			{ code: 'invalid_json', message: 'Ask your host.' },
			'Ask your host.',
		],
	] )(
		'has a reason of its own when the server says %s',
		async ( _, error, what ) => {
			const { select } = await refuse( error );

			expect( select.getRobotsTxtError()?.message ).toBe(
				`${ what } An unexpected error occurred while updating the robots.txt content. Please try again later.`
			);
		}
	);

	test( 'because another user was faster has the text of that user, so that saving again replaces it', async () => {
		const site = await open();
		const { select, dispatch, server } = site;
		await dispatch.editRobotsTxt( CHANGED );
		server.robotsTxt = {
			...server.robotsTxt,
			robots_txt_content: 'User-agent: Theirs\n',
		};
		server.failOnce( {
			code: 'pharos_robots_txt_changed',
			message: 'Changed meanwhile.',
			data: { status: 409 },
		} );
		/** The state at the time when the user sees the error and could save again. */
		const known: unknown[] = [];
		site.registry.subscribe( () => {
			if ( select.getRobotsTxtError() ) {
				known.push( select.getRobotsTxt()?.robots_txt_content );
			}
		} );

		await expect( dispatch.saveRobotsTxt() ).rejects.toMatchObject( {
			kind: 'conflict',
		} );
		expect( known[ 0 ] ).toBe( 'User-agent: Theirs\n' );
		expect( select.getRobotsTxtContent() ).toBe( CHANGED );
		await dispatch.saveRobotsTxt();

		expect( server.requests.at( -1 )?.data ).toEqual( {
			robots_txt_content: CHANGED,
			previous: 'User-agent: Theirs\n',
		} );
	} );

	test( 'without a network says so', async () => {
		const { select } = await refuse( {
			code: 'fetch_error',
			message: 'Failed',
		} );

		expect( select.getRobotsTxtError()?.kind ).toBe( 'offline' );
	} );

	test( 'after an expired login it is saved with the next try', async () => {
		const { select, dispatch } = await refuse( {
			code: 'rest_cookie_invalid_nonce',
			message: 'Cookie check failed',
			data: { status: 403 },
		} );
		expect( select.getRobotsTxtError()?.kind ).toBe( 'expired' );

		await dispatch.saveRobotsTxt();

		expect( select.getRobotsTxtError() ).toBeNull();
		expect( select.hasUnsavedRobotsTxt() ).toBe( false );
	} );
} );
