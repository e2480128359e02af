import { openMetaTemplates, openRoute } from './support/app';
import { expect, test } from './support/test';

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
} );

const routes: [ route: string, heading: string, documentTitle: string ][] = [
	[ '/dashboard', 'Dashboard', 'Dashboard ‹ Pharos SEO ‹ Fern & Kettle' ],
	[
		'/site-seo-analysis',
		'Site SEO Analysis',
		'Site SEO Analysis ‹ Dashboard ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/general',
		'Meta Templates',
		'Meta Templates ‹ General ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/general/social',
		'Default Social Image',
		'Default Social Image ‹ General ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/general/social/facebook',
		'Facebook',
		'Facebook ‹ Social ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[ '/general/social/x', 'X', 'X ‹ Social ‹ Pharos SEO ‹ Fern & Kettle' ],
	[
		'/general/social/accounts',
		'Other Accounts',
		'Other Accounts ‹ Social ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/general/homepage',
		'Home Page General',
		'Home Page General ‹ General ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/general/homepage/social',
		'Home Page Social',
		'Home Page Social ‹ Home Page ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/general/homepage/advanced',
		'Home Page Advanced',
		'Home Page Advanced ‹ Home Page ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/general/archive_pages',
		'Archive Pages',
		'Archive Pages ‹ General ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/advanced/robot_instructions/matrix',
		'Overview',
		'Overview ‹ Advanced ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/advanced/robot_instructions/indexing',
		'No Index',
		'No Index ‹ Robot Instructions ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/advanced/robot_instructions/following',
		'No Follow',
		'No Follow ‹ Robot Instructions ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/advanced/robot_instructions/archiving',
		'No Archive',
		'No Archive ‹ Robot Instructions ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/advanced/sitemaps',
		'Sitemaps',
		'Sitemaps ‹ Advanced ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/advanced/schema',
		'Schema',
		'Schema ‹ Advanced ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/advanced/robots-txt-editor',
		'robots.txt Editor',
		'robots.txt Editor ‹ Advanced ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/search-console',
		'Search Console',
		'Search Console ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/content-performance',
		'Content Performance',
		'Content Performance ‹ Search Console ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/tools/manage-features',
		'Manage Features',
		'Manage Features ‹ Tools ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/tools/import-export',
		'Import/Export',
		'Import/Export ‹ Tools ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/tools/history',
		'Settings History',
		'Settings History ‹ Tools ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/tools/migrate',
		'Migrate',
		'Migrate ‹ Tools ‹ Pharos SEO ‹ Fern & Kettle',
	],
	[
		'/tools/miscellaneous',
		'Miscellaneous',
		'Miscellaneous ‹ Tools ‹ Pharos SEO ‹ Fern & Kettle',
	],
];

test( 'every route of the navigation has one heading, a title and no accessibility violation', async ( {
	admin,
	axe,
} ) => {
	test.slow();
	await openMetaTemplates( admin );
	for ( const [ route, heading, title ] of routes ) {
		await admin.evaluate( ( to ) => ( window.location.hash = to ), route );
		await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			heading
		);
		await expect( admin ).toHaveTitle( title );
		await axe( admin, '#wpbody' );
	}
} );

test( 'a click in the navigation keeps the focus on its link and marks it, in WordPress’s menu too', async ( {
	admin,
} ) => {
	await openMetaTemplates( admin );
	const nav = admin.getByRole( 'navigation', { name: 'General settings' } );
	await nav.getByRole( 'link', { name: 'Social' } ).click();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Default Social Image'
	);
	await expect(
		nav.getByRole( 'link', { name: 'Social', exact: true } )
	).toBeFocused();
	await expect(
		nav.getByRole( 'link', { name: 'Default Social Image' } )
	).toHaveAttribute( 'aria-current', 'page' );
	await expect(
		admin.locator( '#toplevel_page_pharos_settings .current[aria-current]' )
	).toHaveText( 'General' );
	await expect( admin.locator( '#a11y-speak-polite' ).first() ).toHaveText(
		'Default Social Image'
	);
} );

test( 'a page with tabs stays marked in the navigation on each of its tabs', async ( {
	admin,
} ) => {
	await openRoute( admin, '/general/homepage', 'Home Page General' );
	const tabs = admin.getByRole( 'navigation', { name: 'Home Page' } );
	await tabs.getByRole( 'link', { name: 'Social' } ).click();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Home Page Social'
	);
	await expect(
		tabs.getByRole( 'link', { name: 'Social' } )
	).toHaveAttribute( 'aria-current', 'page' );
	await expect(
		admin
			.getByRole( 'navigation', { name: 'General settings' } )
			.getByRole( 'link', { name: 'Home Page' } )
	).toHaveAttribute( 'aria-current', 'page' );
} );

test( 'Back leads to the page before', async ( { admin } ) => {
	await openMetaTemplates( admin );
	await admin.getByRole( 'link', { name: 'Archive Pages' } ).click();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Archive Pages'
	);
	await admin.goBack();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Meta Templates'
	);
} );

test( 'Back and Forward lead to where the person was on the page', async ( {
	admin,
} ) => {
	await openMetaTemplates( admin );
	await admin
		.getByRole( 'navigation', { name: 'General settings' } )
		.getByRole( 'link', { name: 'Social' } )
		.click();
	await admin.getByRole( 'link', { name: 'Other Accounts' } ).click();
	const field = admin.getByRole( 'textbox', { name: 'YouTube' } );
	await field.focus();
	await field.evaluate( ( element ) =>
		element.scrollIntoView( { block: 'center' } )
	);
	const scroll = () => admin.evaluate( () => window.scrollY );
	const before = await scroll();
	expect( before ).toBeGreaterThan( 0 );

	await admin.goBack();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Default Social Image'
	);
	expect( await scroll() ).toBe( 0 );
	await admin.goForward();
	await expect( field ).toBeFocused();
	expect( await scroll() ).toBe( before );
} );

test.describe( 'addresses', () => {
	for ( const [ address, heading ] of [
		[ '', 'Dashboard' ],
		[ '&group=general', 'Meta Templates' ],
		[ '&group=social', 'Default Social Image' ],
		[ '&group=advanced', 'Overview' ],
		[ '&group=nonsense', 'Dashboard' ],
		[ '#/', 'Dashboard' ],
		[ '#/advanced/robot_instructions', 'Overview' ],
		[ '#/no/such/page', 'Page not found' ],
	] as const ) {
		test( `“${ address }” opens ${ heading }`, async ( { admin } ) => {
			await admin.goto(
				`/wp-admin/admin.php?page=pharos_settings${ address }`
			);
			await admin.locator( '.pharos-bar__tools' ).waitFor();
			await expect(
				admin.getByRole( 'heading', { level: 1 } )
			).toHaveText( heading );
		} );
	}

	test( 'from “Page not found” a button leads to the dashboard', async ( {
		admin,
	} ) => {
		await openRoute( admin, '/no/such/page', 'Page not found' );
		await admin.getByRole( 'link', { name: 'Go to dashboard' } ).click();
		await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'Dashboard'
		);
	} );
} );

test( 'a feature that is turned off leaves the navigation, and its address says so', async ( {
	admin,
	site,
} ) => {
	const person = await site.as( 'admin' );
	await person.rest( 'POST', '/pharos/v1/admin-settings', {
		data: { enable_schemas: false },
	} );
	await openRoute( admin, '/advanced/schema', 'Schema' );
	await expect(
		admin.getByText( 'Schema is turned off. Its data is kept.' )
	).toBeVisible();
	await expect(
		admin.getByRole( 'link', { name: 'Schema', exact: true } )
	).toHaveCount( 0 );
	await expect(
		admin.getByRole( 'link', { name: 'Manage Features' } )
	).toBeVisible();
} );

test( 'in a low window, the link of the current page is in view', async ( {
	admin,
} ) => {
	await admin.setViewportSize( { width: 1440, height: 600 } );
	await openRoute( admin, '/advanced/pagination', 'Paginated Pages' );
	await expect(
		admin
			.getByRole( 'navigation', { name: 'Advanced settings' } )
			.getByRole( 'link', { name: 'Paginated Pages' } )
	).toBeInViewport();
} );
