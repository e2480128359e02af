/** Anonymous usage data, recorded by tests/fixtures/usage-recorder/. */
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

/** Activates the recorder with an empty record; returns the function that removes it. */
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

/** Runs the weekly event and returns the data sent since the last time. */
export const runEvent = ( site: Site ) =>
	site.php< Sent[] >(
		`do_action( 'pharos_send_usage_data' );
		$sent = get_option( 'x_usage_requests', [] );
		delete_option( 'x_usage_requests' );
		return $sent;`
	);

/** The WP-Cron schedule of the event; false if there is none. */
export const schedule = ( site: Site ) =>
	site.php< string | false >(
		`return wp_get_schedule( 'pharos_send_usage_data' );`
	);
