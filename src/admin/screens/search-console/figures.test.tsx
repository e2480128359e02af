import { act, screen, waitFor, within } from '@testing-library/react';
import { store as noticesStore } from '@wordpress/notices';
import * as api from '../../../../store/api';
import {
	READY,
	open,
	button,
} from '../../../../tests/js/search-console-screen';

jest.mock( '../../../../store/api' );

describe( 'the sitemap', () => {
	const card = async () =>
		within(
			await screen.findByRole( 'region', {
				name: 'Sitemap in Search Console',
			} )
		);

	test( 'needs the wider permission, which is asked for', async () => {
		const { user } = await open( READY );
		const inCard = await card();
		expect(
			await inCard.findByText( /hasn’t been submitted/ )
		).toBeVisible();
		await user.click(
			inCard.getByRole( 'button', { name: 'Allow submitting sitemaps' } )
		);
		await waitFor( () =>
			expect(
				jest
					.mocked( api.fetchJson )
					.mock.calls.map( ( [ { path } ] ) => path )
			).toContain( '/pharos/v1/auth-url?sitemaps=1' )
		);
		expect(
			await inCard.findByText( 'Not from here.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
	} );

	test( 'is submitted by one button, which keeps the focus', async () => {
		const { user, registry } = await open( {
			...READY,
			can_submit_sitemaps: true,
		} );
		const inCard = await card();
		await user.click(
			await inCard.findByRole( 'button', { name: 'Submit sitemap' } )
		);
		expect(
			await inCard.findByRole( 'button', { name: 'Submit again' } )
		).toHaveFocus();
		expect( inCard.getByText( 'Pending' ) ).toBeVisible();
		await waitFor( () =>
			expect(
				registry
					.select( noticesStore )
					.getNotices()
					.map( ( { content } ) => content )
			).toEqual( [ expect.stringMatching( /^Sitemap submitted\./ ) ] )
		);
	} );
} );

describe( 'the search results of the site', () => {
	const row = ( key: string, clicks: number, before: number | null ) => ( {
		key,
		current: { clicks, impressions: 100, position: 4 },
		previous:
			before === null
				? null
				: { clicks: before, impressions: before * 10, position: 5 },
		changes: { clicks: 1, impressions: 2, position: 1 },
	} );
	const card = async () =>
		within(
			await screen.findByRole( 'region', {
				name: 'Search results of the site',
			} )
		);
	const names = ( inCard: Awaited< ReturnType< typeof card > > ) =>
		inCard.getAllByRole( 'rowheader' ).map( ( cell ) => cell.textContent );

	test( 'that can’t be fetched say why, and are asked for again', async () => {
		const { user, state } = await open( READY );
		state.breakdown = null;
		const inCard = await card();
		await user.click( inCard.getByRole( 'tab', { name: 'Countries' } ) );
		expect(
			await inCard.findByText( /Google can’t be reached\./ )
		).toBeVisible();
		state.breakdown = [ row( 'deu', 5, 3 ) ];
		await user.click( inCard.getByRole( 'button', { name: 'Try again' } ) );
		expect(
			await inCard.findByRole( 'rowheader', { name: 'Germany' } )
		).toBeVisible();
	} );

	test( 'are sorted and searched without another request', async () => {
		const { user, state } = await open( READY );
		state.breakdown = Array.from( { length: 12 }, ( _, index ) =>
			row( `query ${ index }`, 40 - index, index === 11 ? null : 30 )
		);
		const inCard = await card();
		await user.click( inCard.getByRole( 'tab', { name: 'Devices' } ) );
		await user.click( inCard.getByRole( 'tab', { name: 'Countries' } ) );
		await inCard.findByRole( 'rowheader', { name: 'query 0' } );
		expect( names( inCard ) ).toHaveLength( 10 );
		await user.click(
			inCard.getByRole( 'button', { name: 'Change in clicks' } )
		);
		await user.click(
			inCard.getByRole( 'button', { name: 'Change in clicks' } )
		);
		expect( names( inCard )[ 0 ] ).toBe( 'query 10' );
		const asked = state.asked.length;
		await user.click( inCard.getByRole( 'searchbox' ) );
		await user.paste( 'QUERY 1' );
		expect( names( inCard ) ).toEqual( [
			'query 10',
			'query 1',
			'query 11',
		] );
		await user.paste( 'x' );
		expect( inCard.getByText( 'No Results Found' ) ).toBeVisible();
		expect( state.asked ).toHaveLength( asked );
	} );

	test( 'of Discover are pages and countries', async () => {
		const { user } = await open( READY );
		await user.selectOptions(
			await screen.findByRole( 'combobox', { name: 'Search type' } ),
			'Discover'
		);
		const inCard = await card();
		expect(
			inCard.getAllByRole( 'tab' ).map( ( tab ) => tab.textContent )
		).toEqual( [ 'Pages', 'Countries' ] );
		expect(
			screen.queryByRole( 'region', { name: 'SEO Performance' } )
		).toBeNull();
	} );
} );

const STATES = [
	[ 'token_revoked', 'button', 'Connect again' ],
	[ 'salts_changed', 'button', 'Connect again' ],
	[ 'invalid_client', 'link', 'Check the credentials' ],
	[ 'access_lost', 'button', 'Select another site' ],
	[ 'api_disabled', 'link', /^Enable the Search Console API/ ],
	[ 'site_moved', 'button', 'The site has moved here' ],
	[ 'quota_exceeded', '', '' ],
] as const;

test( 'each error of Google has a message and an action, beside the earlier figures', async () => {
	const { state, dispatch } = await open( READY, '/dashboard' );
	for ( const [ code, role, name ] of STATES ) {
		state.connection = {
			...READY,
			error: { code, message: `It is ${ code }.` },
			blocked_until: role === '' ? '2026-11-20T20:15:00Z' : null,
		};
		await act( () =>
			dispatch.invalidateResolution( 'getSearchConsole', [] )
		);
		const text = await screen.findByText( `It is ${ code }.`, {
			selector: '.pharos-gsc-state p',
		} );
		const notice = within(
			text.closest( '.pharos-gsc-state' ) as HTMLElement
		);
		expect(
			notice.getByText( /^The data below was fetched on Nov 20, 2026/ )
		).toBeVisible();
		expect(
			role === ''
				? notice.getByText( /^Next attempt after / )
				: notice.getByRole( role, { name } )
		).toBeVisible();
		expect( button( '28 days' ) ).toBeVisible();
	}
} );
