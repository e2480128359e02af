/**
 * Anonymous usage data, as tests/fixtures/usage-recorder/ sees it.
 */
import type { Site } from '../../support/site';
import { activate, deactivate } from './plugins';

export interface Sent {
	url: string;
	method: string;
	body: string;
	headers: Record< string, string >;
	'user-agent': string;
	redirection: number;
	cookies: unknown[];
}

/** The recorder is there, and keeps nothing yet; answers what takes it away again. */
export async function record( site: Site ) {
	await activate( 'usage-recorder' );
	return async () => {
		await site.php(
			`delete_option( 'x_usage_requests' );
			delete_option( 'x_usage_address' );
			wp_unschedule_hook( 'pharos_send_usage_data' );`
		);
		await deactivate( 'usage-recorder' );
	};
}

/** What left the site since the last time, after the weekly event has run. */
export const runEvent = ( site: Site ) =>
	site.php< Sent[] >(
		`do_action( 'pharos_send_usage_data' );
		$sent = get_option( 'x_usage_requests', [] );
		delete_option( 'x_usage_requests' );
		return $sent;`
	);

/** How often WP-Cron will send; false when it will not. */
export const schedule = ( site: Site ) =>
	site.php< string | false >(
		`return wp_get_schedule( 'pharos_send_usage_data' );`
	);
