import { screen, within } from '@testing-library/react';
import type { SiteAccess } from '../../../../store/site/types';
import { exampleSite } from '../../../../tests/js/example-site';
import { openApplication } from '../../../../tests/js/open-application';
import { sections } from '../../search/fixtures';

jest.mock( '../../../../store/api' );

const role = ( name: string, label: string, more = {} ) => ( {
	name,
	label,
	is_full: false,
	own: {},
	defaults: { pharos_edit_seo: true },
	...more,
} );

const roles: SiteAccess = {
	roles: [
		role( 'administrator', 'Administrator', { is_full: true } ),
		role( 'editor', 'Editor', { own: { pharos_manage_schema: true } } ),
		role( 'subscriber', 'Subscriber', {
			defaults: { pharos_edit_seo: null },
		} ),
	],
	permissions: [
		[ 'pharos_manage_redirects', 'Redirects', true ] as const,
		[ 'pharos_manage_schema', 'Schema', true ] as const,
		[ 'pharos_run_analysis', 'Site analysis', false ] as const,
		[ 'pharos_edit_seo', 'SEO of content', true ] as const,
	].map( ( [ name, label, canGrant ] ) => ( {
		name,
		label,
		help: `About ${ label }.`,
		can_grant: canGrant,
	} ) ),
};

const tools = {
	id: 'tools',
	label: 'Tools',
	path: '/tools/access',
	layout: 'settings' as const,
	links: [
		{ path: '/tools/access', label: 'Access' },
		{
			path: '/tools/visible',
			label: 'Visible',
			capability: 'pharos_manage_redirects',
		},
	],
};

async function open() {
	sections.push( tools );
	exampleSite.access = roles;
	const site = await openApplication( '/tools/access' );
	await screen.findByRole( 'table' );
	return site;
}

afterEach( () => {
	sections.splice( sections.indexOf( tools ), 1 );
	exampleSite.access = null;
} );

const box = ( name: string ) => screen.getByRole( 'checkbox', { name } );

test( 'An owner gives editors the redirects, and takes back the SEO of content', async () => {
	const { user } = await open();
	expect( box( 'Redirects: Editor' ) ).not.toBeChecked();
	expect( box( 'Redirects: Editor' ) ).toHaveAccessibleDescription(
		'About Redirects.'
	);
	expect( box( 'SEO of content: Editor' ) ).toBeChecked();

	await user.click( box( 'Redirects: Editor' ) );
	await user.click( box( 'SEO of content: Editor' ) );

	expect( box( 'Redirects: Editor' ) ).toBeChecked();
	expect( box( 'SEO of content: Editor' ) ).not.toBeChecked();
	expect( screen.getByRole( 'button', { name: /^Save/ } ) ).toBeEnabled();
} );

test( 'A permission that can’t be changed has an explanation', async () => {
	await open();
	const row = ( name: RegExp ) => screen.getByRole( 'row', { name } );
	expect(
		within( row( /^Administrator/ ) ).queryAllByRole( 'checkbox' )
	).toEqual( [] );
	expect( row( /^Administrator/ ) ).toHaveTextContent(
		'Always has all permissions'
	);
	expect( box( 'Schema: Editor' ) ).toBeChecked();
	expect( box( 'Schema: Editor' ) ).toBeDisabled();
	expect(
		screen.getByText( 'Set and changed by another plugin: Schema' )
	).toBeVisible();
	expect( box( 'Site analysis: Editor' ) ).toBeDisabled();
	expect(
		screen.getByText( 'You can only change permissions that you have.' )
	).toBeVisible();
	expect( row( /^Subscriber/ ) ).toHaveTextContent(
		'This role can’t edit content.'
	);
} );

describe( 'Somebody with only the redirects', () => {
	const openAs = async ( route: string ) => {
		sections.push( tools );
		return openApplication( route, {}, () => {
			window.pharosBoot!.permissions = [ 'pharos_manage_redirects' ];
		} );
	};

	test( 'sees in the menu what they may open', async () => {
		await openAs( '/tools/visible' );
		const bar = screen.getByRole( 'navigation', { name: 'Sections' } );
		const links = within( bar ).getAllByRole( 'link' );
		expect( links.map( ( link ) => link.textContent ) ).toEqual( [
			'Tools',
		] );
		expect( links[ 0 ] ).toHaveAttribute( 'href', '/tools/visible' );
	} );

	test( 'reads on another screen that the permission is missing', async () => {
		await openAs( '/tools/access' );
		expect(
			screen.getByText( /You don’t have permission to open this screen/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /^Save/ } )
		).not.toBeInTheDocument();
	} );
} );
