import type { Site } from '../../support/site';

/**
 * Runs a task while the administrator uses a right-to-left language.
 *
 * @param site The site of the test.
 * @param work The task.
 */
export async function rightToLeft(
	site: Site,
	work: () => Promise< void >
): Promise< void > {
	await site.php(
		`update_user_meta( 1, 'locale', 'ar' ); file_put_contents( WPMU_PLUGIN_DIR . '/rtl.php', '<?php add_action( "init", function () { global $wp_locale; $wp_locale->text_direction = "rtl"; } );' );`
	);
	try {
		await work();
	} finally {
		await site.php(
			`delete_user_meta( 1, 'locale' ); unlink( WPMU_PLUGIN_DIR . '/rtl.php' );`
		);
	}
}
