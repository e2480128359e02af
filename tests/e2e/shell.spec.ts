import type { Locator } from '@playwright/test';
import {
	appUrl,
	expectToFit,
	goTo,
	openMetaTemplates,
	saveButton,
	snackbar,
	titleField,
} from './support/app';
import { rightToLeft } from './support/rtl';
import { expect, test } from './support/test';

/** The position of an element on the page. */
async function boxOf( part: Locator ) {
	const box = await part.boundingBox();
	if ( ! box ) {
		throw new Error( `${ part } is not to be seen.` );
	}
	return box;
}

test.beforeEach( async ( { site } ) => {
	await site.resetSettings();
} );

test.describe( 'with WordPress’s command palette', () => {
	test.use( { palette: true } );

	test( 'the first screen shows its values without a request, and can be used before WordPress’s command palette has been loaded', async ( {
		admin,
	} ) => {
		const requests: string[] = [];
		admin.on( 'request', ( request ) => {
			if ( /pharos(\/|%2F)v1/.test( request.url() ) ) {
				requests.push( request.url() );
			}
		} );
		// The visibility of the site is requested later, and nothing waits for the response.
		await admin.route( /\/visibility/, () => {} );
		let release = () => {};
		const held = new Promise< void >(
			( resolve ) => ( release = resolve )
		);
		let isHeld = false;
		await admin.route( /\/block-editor(\.min)?\.js/, async ( route ) => {
			isHeld = true;
			await held;
			await route.continue();
		} );
		// The page itself isn't loaded completely by then.
		await admin.goto( appUrl( '/general' ), { waitUntil: 'commit' } );
		await expect( titleField( admin ) ).toHaveValue(
			'%title% - %site_name%'
		);
		await titleField( admin ).fill( 'Soon %title%' );
		await expect( saveButton( admin ) ).toBeEnabled();
		expect( isHeld ).toBe( true );
		release();
		await admin.waitForLoadState();
		await admin.locator( '.pharos-bar__tools' ).waitFor();
		await expect( titleField( admin ) ).toHaveValue( 'Soon %title%' );
		expect(
			requests.filter( ( url ) => ! url.includes( '/visibility' ) )
		).toEqual( [] );
	} );
} );

test( 'without any script the shell is there, with real links and the right heading', async ( {
	admin,
} ) => {
	await admin.route( /build\/admin\.js/, ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: '' } )
	);
	await admin.goto( appUrl( '/general/archive_pages' ) );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Archive Pages'
	);
	const nav = admin.getByRole( 'navigation', { name: 'General settings' } );
	await expect(
		nav.getByRole( 'link', { name: 'Archive Pages' } )
	).toHaveAttribute( 'aria-current', 'page' );
	await expect(
		admin.getByRole( 'link', { name: 'Tools', exact: true } ).last()
	).toHaveAttribute( 'href', /#\/tools\/manage-features$/ );
} );

test( 'in windows of every width nothing overflows and nothing is lost, and the focus stays where it is; on a phone a person finds every page, changes something, looks at it and saves it; in forced colours all states can be told apart', async ( {
	admin,
	axe,
} ) => {
	const heading = admin.getByRole( 'heading', { level: 1 } );
	await admin.setViewportSize( { width: 390, height: 844 } );
	await openMetaTemplates( admin );
	await expect( heading ).not.toBeFocused();
	for ( const width of [ 1440, 1024, 782, 390, 1440 ] ) {
		await test.step( `${ width } px`, async () => {
			await admin.setViewportSize( { width, height: 844 } );
			await expectToFit( admin );
			// On mobile devices the bar appears with the first change.
			await expect( saveButton( admin ) ).toHaveCount(
				width === 390 ? 0 : 1
			);
			for ( const part of [
				admin.getByRole( 'link', { name: /^Site (SEO )?Analysis/ } ),
				admin.getByRole( 'button', { name: /What's New/ } ),
				admin
					.getByRole( 'combobox', { name: /search/i } )
					.or(
						admin.getByRole( 'button', { name: 'Search settings' } )
					)
					.first(),
			] ) {
				await expect( part ).toBeVisible();
			}
			await expect( heading ).not.toBeFocused();
			// The fields, the picker and the preview of a template are of one width.
			const field = await boxOf( titleField( admin ) );
			for ( const part of [
				'.pharos-search-preview .components-combobox-control__suggestions-container',
				'.pharos-search-preview__stage',
			] ) {
				const box = await boxOf( admin.locator( part ).first() );
				expect( box.x, part ).toBeCloseTo( field.x, 0 );
				expect( box.width, part ).toBeCloseTo( field.width, 0 );
			}
		} );
	}
	// When the focused Save button disappears, the focus moves to the heading.
	await saveButton( admin ).focus();
	await admin.setViewportSize( { width: 390, height: 844 } );
	await expect( heading ).toBeFocused();

	await test.step( 'on a large screen the title and Save stand on the column of the form', async () => {
		await admin.setViewportSize( { width: 1920, height: 1000 } );
		await goTo( admin, '/general/homepage/social', 'Home Page Social' );
		const card = await boxOf( admin.locator( '.pharos-card' ).first() );
		const title = await boxOf( heading );
		const tab = await boxOf(
			admin
				.getByRole( 'navigation', { name: 'Home Page' } )
				.getByText( 'General' )
		);
		const save = await boxOf( saveButton( admin ) );
		expect( title.x ).toBeCloseTo( card.x, 0 );
		// The padding of a tab is outside the column.
		expect( tab.x + 16 ).toBeCloseTo( card.x, 0 );
		expect( save.x + save.width ).toBeCloseTo( card.x + card.width, 0 );
	} );

	await test.step( 'the frame has the color of the menu; a ring follows the keyboard, not a click', async () => {
		const colors = await admin.evaluate( () => [
			getComputedStyle( document.body ).backgroundColor,
			getComputedStyle( document.getElementById( 'adminmenuback' )! )
				.backgroundColor,
		] );
		expect( colors[ 0 ] ).toBe( colors[ 1 ] );
		const more = admin.getByRole( 'button', { name: 'More' } );
		const ring = () =>
			more.evaluate( ( button ) => {
				const { outlineStyle, boxShadow } = getComputedStyle( button );
				return outlineStyle !== 'none' || boxShadow !== 'none';
			} );
		await more.click();
		await more.click();
		await expect( more ).toBeFocused();
		await admin.mouse.move( 0, 300 );
		expect( await ring() ).toBe( false );
		await admin.keyboard.press( 'Shift+Tab' );
		await admin.keyboard.press( 'Tab' );
		await expect( more ).toBeFocused();
		expect( await ring() ).toBe( true );
	} );

	await test.step( 'on a phone again', async () => {
		await admin.setViewportSize( { width: 390, height: 844 } );
		await goTo( admin, '/general/archive_pages', 'Archive Pages' );
	} );
	const menu = admin.getByRole( 'navigation', { name: 'Sections' } );

	await test.step( 'the Sections menu leads everywhere', async () => {
		await admin
			.getByRole( 'button', { name: 'General: Archive Pages' } )
			.click();
		await expect(
			menu.getByRole( 'link', { name: 'robots.txt Editor' } )
		).toBeVisible();
		await axe( admin, '.pharos-sections-menu' );
		await menu.getByRole( 'link', { name: 'Meta Templates' } ).click();
		await expect( heading ).toHaveText( 'Meta Templates' );
		await expect( heading ).toBeFocused();
		await expect( menu ).toHaveCount( 0 );
	} );

	await test.step( 'the bar with Save is there while there is something to save', async () => {
		const bar = admin.locator( '.pharos-save-bar' );
		await expect( bar ).toBeHidden();
		await titleField( admin ).fill( 'Tea' );
		await expect( bar ).toBeVisible();
		await axe( admin, '.pharos-save-bar' );
	} );

	await test.step( 'the list of unsaved changes is in the window, its buttons too', async () => {
		const list = admin.locator( '.pharos-unsaved' );
		await admin
			.getByRole( 'button', { name: 'Unsaved changes (1)' } )
			.click();
		for ( const name of [ 'Undo', 'Discard all' ] ) {
			await expect( list.getByRole( 'button', { name } ) ).toBeInViewport(
				{ ratio: 1 }
			);
		}
		await admin.keyboard.press( 'Escape' );
		await expect( list ).toHaveCount( 0 );
	} );

	await test.step( 'messages stand at the end of the window, and above the bar while it is there', async () => {
		await saveButton( admin ).focus();
		await admin.keyboard.press( 'Enter' );
		const message = snackbar( admin ).filter( { hasText: 'saved' } );
		await message.waitFor();
		// The bar disappears with "Saved".
		await expect( saveButton( admin ) ).toHaveCount( 0 );
		await expect( heading ).toBeFocused();
		const end = async () => {
			const { y, height } = await boxOf( message );
			return 844 - y - height;
		};
		expect( await end() ).toBeLessThan( 40 );
		await titleField( admin ).fill( 'Coffee' );
		await saveButton( admin ).waitFor();
		expect( await end() ).toBeGreaterThan( 64 );
	} );

	await test.step( 'enlarged to 400% the whole window is for the page, and Save is at its end', async () => {
		await admin.setViewportSize( { width: 320, height: 256 } );
		await expectToFit( admin );
		await admin.evaluate( () => window.scrollTo( 0, 600 ) );
		for ( const part of [ '.pharos-bar', '.pharos-page__header' ] ) {
			await expect( admin.locator( part ) ).not.toBeInViewport();
		}
		await expect( saveButton( admin ) ).not.toBeInViewport();
		await admin.evaluate( () =>
			window.scrollTo( 0, document.documentElement.scrollHeight )
		);
		await expect( saveButton( admin ) ).toBeInViewport( { ratio: 1 } );
		await saveButton( admin ).click();
		await expect( saveButton( admin ) ).toHaveCount( 0 );
		await expect( snackbar( admin ) ).toContainText(
			'Settings saved successfully.'
		);
	} );

	await test.step( 'in forced colours only the current links look so, a disabled Save looks disabled, and a checked box is no empty one', async () => {
		await admin.emulateMedia( { forcedColors: 'active' } );
		await admin.setViewportSize( { width: 1440, height: 900 } );
		await goTo( admin, '/general/homepage', 'Home Page General' );
		/** The links that are marked by a line. */
		const marked = ( links: string, side: string ) =>
			admin
				.locator( `${ links } a:visible` )
				.evaluateAll(
					( all, property ) =>
						all
							.filter(
								( link ) =>
									getComputedStyle( link ).getPropertyValue(
										property
									) !== '0px'
							)
							.map( ( { textContent } ) => textContent ),
					`border-${ side }-width`
				);
		expect( await marked( '.pharos-bar__sections', 'bottom' ) ).toEqual( [
			'General',
		] );
		expect( await marked( '.pharos-tabs', 'bottom' ) ).toEqual( [
			'General',
		] );
		expect( await marked( '.pharos-nav', 'left' ) ).toEqual( [
			'Home Page',
		] );

		const grey = await admin.evaluate( () => {
			const probe = document.createElement( 'span' );
			probe.style.color = 'GrayText';
			document.body.append( probe );
			return getComputedStyle( probe ).color;
		} );
		await expect( saveButton( admin ) ).toHaveCSS( 'color', grey );
		await titleField( admin ).fill( 'Tea' );
		await expect( saveButton( admin ) ).not.toHaveCSS( 'color', grey );

		await goTo(
			admin,
			'/advanced/robot_instructions/matrix',
			'Robot Instructions'
		);
		const mark = admin.locator( '.components-checkbox-control__checked' );
		const { fill, background } = await mark
			.first()
			.evaluate( ( element ) => ( {
				fill: getComputedStyle( element ).fill,
				background: getComputedStyle(
					element.previousElementSibling ?? element
				).backgroundColor,
			} ) );
		expect( fill ).not.toBe( background );
	} );
} );

test( 'right to left nothing overflows and the navigation is on the right; links that lead elsewhere have the colour of the person’s scheme', async ( {
	afterwards,
	admin,
	site,
} ) => {
	await site.php( `update_user_meta( 1, 'admin_color', 'midnight' );` );
	afterwards( () => site.php( `delete_user_meta( 1, 'admin_color' );` ) );
	await rightToLeft( site, async () => {
		await openMetaTemplates( admin );
		await expect( admin.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		const nav = await admin
			.getByRole( 'navigation', { name: 'General settings' } )
			.boundingBox();
		const field = await titleField( admin ).boundingBox();
		expect( nav!.x ).toBeGreaterThan( field!.x );
		await expectToFit( admin );
		await goTo( admin, '/advanced/robots-txt-editor', 'robots.txt Editor' );
		await expect(
			admin.getByRole( 'link', { name: /Open robots\.txt/ } )
		).toHaveCSS( 'color', 'rgb(207, 67, 57)' );
	} );
} );

test( 'a person who has switched off single keys is without them on the next visit, and switches them on again; notices of other plugins come below the heading', async ( {
	afterwards,
	admin,
	axe,
	site,
	snippet,
} ) => {
	const list = admin.getByRole( 'dialog', { name: 'Keyboard shortcuts' } );
	const preferences = `$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences'`;
	afterwards( () => site.php( `delete_user_meta( 1, ${ preferences } );` ) );
	await site.php(
		`update_user_meta( 1, ${ preferences }, [ 'pharos-seo' => [ 'singleKeys' => false ], '_modified' => gmdate( 'c' ) ] );`
	);
	await snippet(
		'notices',
		`add_action( 'admin_notices', function () { echo '<div class="notice notice-info"><p>First</p></div><div class="notice notice-info"><p>Second</p></div>'; } );`
	);
	await openMetaTemplates( admin );
	await admin.keyboard.press( '?' );
	await admin.keyboard.press( 'ControlOrMeta+/' );
	await expect(
		admin.getByRole( 'combobox', { name: 'Search settings' } )
	).toBeFocused();
	await expect( list ).toHaveCount( 0 );
	await admin.keyboard.press( 'Escape' );

	await admin.getByRole( 'button', { name: 'More' } ).click();
	await admin
		.getByRole( 'menuitem', { name: /^Keyboard shortcuts/ } )
		.click();
	await axe( admin, '.components-modal__frame' );
	const stored = admin.waitForResponse(
		( response ) =>
			/users(\/|%2F)me/.test( response.url() ) &&
			response.request().method() !== 'GET'
	);
	await list
		.getByRole( 'checkbox', { name: 'Single-key shortcuts' } )
		.check();
	expect( ( await stored ).ok() ).toBe( true );
	expect(
		await site.php( `return get_user_meta( 1, ${ preferences }, true );` )
	).toMatchObject( { 'pharos-seo': { singleKeys: true } } );
	await admin.keyboard.press( 'Escape' );

	// Folded, because there are several.
	const button = admin.getByRole( 'button', { name: 'Notices (2)' } );
	await expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( admin.getByText( 'Second', { exact: true } ) ).toBeHidden();
	await button.click();
	await expect( admin.getByText( 'Second', { exact: true } ) ).toBeVisible();
	await admin.getByRole( 'link', { name: 'Archive Pages' } ).click();
	await expect(
		admin.getByRole( 'button', { name: 'Notices (2)' } )
	).toBeVisible();
} );
