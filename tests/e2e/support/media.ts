import type { Page } from '@playwright/test';
import type { Site } from '../../support/site';
import { expect } from './test';

interface Upload {
	/** File name without its extension. */
	name: string;
	width?: number;
	height?: number;
	alt?: string;
}

/**
 * Uploads an image to the media library unless it exists.
 *
 * @param site
 * @param image Its name, size (1200 x 630 pixels by default) and alt text.
 * @return Its URL.
 */
export const upload = ( site: Site, image: Upload ) =>
	site.php< string >(
		`$known = get_page_by_path( $args['name'], OBJECT, 'attachment' );
		if ( $known ) {
			return wp_get_attachment_url( $known->ID );
		}
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_upload_dir()['path'] . '/' . $args['name'] . '.png';
		$picture = imagecreatetruecolor( $args['width'] ?? 1200, $args['height'] ?? 630 );
		imagefill( $picture, 0, 0, imagecolorallocate( $picture, 30, 100, 80 ) );
		imagepng( $picture, $file );
		$id = wp_insert_attachment(
			[ 'post_title' => $args['name'], 'post_name' => $args['name'], 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ],
			$file
		);
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $args['alt'] ?? '' );
		return wp_get_attachment_url( $id );`,
		{ ...image }
	);

/**
 * Selects an image from the library through the interface.
 *
 * @param page
 * @param button The name of the button that opens the library.
 * @param title  The title of the image.
 */
export async function chooseImage(
	page: Page,
	button: string,
	title: string
): Promise< void > {
	await page.getByRole( 'button', { name: button } ).click();
	const library = page.locator( '.media-modal:visible' );
	await library.getByRole( 'checkbox', { name: title, exact: true } ).click();
	await library.getByRole( 'button', { name: 'Use this image' } ).click();
	await expect( library ).toHaveCount( 0 );
}
