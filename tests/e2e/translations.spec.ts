import { appUrl, openRoute } from './support/app';
import { expect, test } from './support/test';

/* An invented language in the form of a language pack: one file for PHP, and one for each script, named by the MD5 hash of the script's path. The texts of the preview are in a lazily loaded chunk. */
const INSTALL = `
	$folder = WP_LANG_DIR . '/plugins';
	wp_mkdir_p( $folder );
	$write = function ( $script, $messages ) use ( $folder ) {
		file_put_contents(
			"$folder/pharos-seo-xx_XX-" . md5( $script ) . '.json',
			wp_json_encode( [ 'domain' => 'messages', 'locale_data' => [ 'messages' => [ '' => [ 'domain' => 'messages', 'lang' => 'xx_XX' ] ] + $messages ] ] )
		);
	};
	$write( 'build/admin.js', [ 'Save' => [ 'Zave' ], 'Insert variable' => [ 'Inzert variable' ] ] );
	$write( 'build/screen-palette.js', [ 'Pharos SEO: %s' => [ 'Pharoz SEO: %s' ], 'Separator' => [ 'Zeparator' ] ] );
	$write( 'build/screen-meta-templates.js', [ 'Preview with' => [ 'Previev viz' ] ] );
	file_put_contents( "$folder/pharos-seo-xx_XX.l10n.php", '<?php return ' . var_export( [ 'messages' => [ 'Meta Templates' => 'Meta Templatez', 'Archive Pages' => 'Archive Pagez' ] ], true ) . ';' );
	update_user_meta( 1, 'locale', 'xx_XX' );
`;

const REMOVE = `
	delete_user_meta( 1, 'locale' );
	array_map( 'unlink', glob( WP_LANG_DIR . '/plugins/pharos-seo-xx_XX*' ) );
`;

test( 'a translation reaches the navigation, the application and chunks that are loaded late', async ( {
	afterwards,
	admin,
	site,
} ) => {
	await site.php( INSTALL );
	afterwards( () => site.php( REMOVE ) );
	await openRoute( admin, '/general', 'Meta Templatez' );
	await expect( admin.getByRole( 'button', { name: 'Zave' } ) ).toBeVisible();
	await expect(
		admin.getByRole( 'button', { name: /Inzert variable/ } ).first()
	).toBeVisible();
	await expect(
		admin.getByRole( 'combobox', { name: 'Previev viz' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'link', { name: 'Archive Pagez' } )
	).toBeVisible();
} );

test.describe( 'with WordPress’s command palette', () => {
	test.use( { palette: true } );

	test( 'a page gets each translation once, and only those of what it runs', async ( {
		afterwards,
		admin,
		site,
	} ) => {
		await site.php( INSTALL );
		afterwards( () => site.php( REMOVE ) );
		const timesIn = async ( address: string, word: string ) => {
			const page = await ( await site.as( 'admin' ) ).fetch( address );
			return ( await page.text() ).split( `["${ word }` ).length - 1;
		};
		expect( await timesIn( '/wp-admin/index.php', 'Pharoz SEO' ) ).toBe(
			1
		);
		expect( await timesIn( '/wp-admin/index.php', 'Previev viz' ) ).toBe(
			0
		);
		expect( await timesIn( '/wp-admin/index.php', 'Zave' ) ).toBe( 0 );
		for ( const word of [
			'Pharoz SEO',
			'Zeparator',
			'Previev viz',
			'Zave',
		] ) {
			expect( await timesIn( appUrl( '/general' ), word ) ).toBe( 1 );
		}

		// Also in the command palette, on both pages.
		for ( const address of [
			'/wp-admin/index.php',
			appUrl( '/tools/miscellaneous' ),
		] ) {
			await admin.goto( address );
			await expect( admin.locator( '#wpadminbar' ) ).toBeVisible();
			await admin.keyboard.press( 'ControlOrMeta+k' );
			await admin.getByRole( 'combobox' ).last().fill( 'separator' );
			await expect(
				admin
					.getByRole( 'option', { name: /^Pharoz SEO: .*Zeparator/ } )
					.first()
			).toBeVisible();
		}
	} );
} );
