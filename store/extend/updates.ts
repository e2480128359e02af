/**
 * WordPress's own `wp.updates` (wp-admin/js/updates.js), which installs and activates plugins and themes through
 * admin-ajax.php.
 */
import { __ } from '@wordpress/i18n';
import { explain, plainText } from '../../common/rest/explain';
import type { InstallStep, Product } from './types';

type Callback = ( response: unknown ) => void;

/** These callbacks replace WordPress's own, which change its Plugins and Themes screens. */
interface Callbacks {
	success: Callback;
	error: Callback;
}

interface Updates {
	ajaxNonce: string;
	/** True while another request runs; further ones wait in a queue that doesn't call their callbacks. */
	ajaxLocked: boolean;
	ajax: ( action: string, data: object ) => unknown;
	installPlugin: ( data: object ) => unknown;
	installTheme: ( data: object ) => unknown;
	activatePlugin: ( data: object ) => unknown;
}

/** Why it failed: `logged_out`, `busy`, or `failed` with a message in plain text. */
interface Failure {
	code: string;
	message: string;
}

/**
 * Installs or activates a product.
 *
 * @param  step    The step to run.
 * @param  product The product.
 * @param  nonce   The nonce of the action "updates".
 * @throws {Failure}
 */
export function runUpdate(
	step: InstallStep,
	product: Product,
	nonce: string
): Promise< void > {
	const { updates } =
		( window as { wp?: { updates?: Partial< Updates > } } ).wp ?? {};
	return new Promise( ( resolve, reject ) => {
		if ( ! isComplete( updates ) ) {
			reject( {
				code: 'failed',
				message: __(
					'WordPress updates API not available.',
					'pharos-seo'
				),
			} satisfies Failure );
			return;
		}
		if ( updates.ajaxLocked ) {
			reject( { code: 'busy', message: '' } satisfies Failure );
			return;
		}
		updates.ajaxNonce = nonce;
		send( updates, step, product, {
			success: () => resolve(),
			error: ( response ) => {
				// WordPress keeps the lock for a dialog that asks for filesystem credentials, which this page doesn't
				// have.
				updates.ajaxLocked = false;
				reject( failureOf( response ) );
			},
		} );
	} );
}

const isComplete = ( updates?: Partial< Updates > ): updates is Updates =>
	!! updates?.ajax &&
	!! updates.installPlugin &&
	!! updates.installTheme &&
	!! updates.activatePlugin;

function send(
	updates: Updates,
	step: InstallStep,
	{ type, slug, name, plugin }: Product,
	callbacks: Callbacks
): void {
	if ( step === 'install' ) {
		updates[ type === 'plugin' ? 'installPlugin' : 'installTheme' ]( {
			slug,
			...callbacks,
		} );
	} else if ( type === 'plugin' ) {
		updates.activatePlugin( { slug, name, plugin, ...callbacks } );
	} else {
		// WordPress has no AJAX action that activates a theme.
		updates.ajax( 'pharos_activate_theme', { slug, ...callbacks } );
	}
}

/** An error response of WordPress with a reason, or a jQuery response without one. */
interface Response {
	errorMessage?: unknown;
	status?: number;
	responseText?: string;
}

/** The responses of admin-ajax.php to a logged-out user and to an expired nonce. */
const LOGGED_OUT = [ '0', '-1' ];

function failureOf( response: unknown ): Failure {
	const {
		errorMessage,
		status = 200,
		responseText = String( response ),
	}: Response = Object( response );
	if ( errorMessage ) {
		return {
			code: 'failed',
			message: [ errorMessage ].flat().map( textOf ).join( ' ' ),
		};
	}
	if ( LOGGED_OUT.includes( responseText.trim() ) ) {
		return {
			code: 'logged_out',
			message: __(
				'Your session has expired. Log in again and retry.',
				'pharos-seo'
			),
		};
	}
	return {
		code: 'failed',
		message:
			status === 0
				? __( 'The site returned an invalid response.', 'pharos-seo' )
				: explain( status, responseText ),
	};
}

const textOf = ( message: unknown ): string => plainText( String( message ) );
