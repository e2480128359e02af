/** The messages of installation and activation. */
import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { showFailure } from '../notices';
import type { InstallStep, Product } from './types';

/** The notice id: one message at a time. */
export const NOTICE = 'pharos-install';

export const ANOTHER_OPERATION = () =>
	__( 'Another operation is in progress. Please wait.', 'pharos-seo' );

export const unknownError = () => __( 'Unknown error occurred.', 'pharos-seo' );

export const isActiveText = ( { name }: Product ) =>
	sprintf(
		/* translators: %1$s: name of a plugin or theme. */
		__( '%1$s is already installed and activated.', 'pharos-seo' ),
		name
	);

/**
 * The message after a success.
 *
 * @param product      The product.
 * @param product.name
 * @param isInstalled  Whether it was installed first.
 */
export const successText = ( { name }: Product, isInstalled: boolean ) =>
	isInstalled
		? sprintf(
				/* translators: %1$s: name of a plugin or theme. */
				__( '%1$s installed and activated successfully', 'pharos-seo' ),
				name
			)
		: sprintf(
				/* translators: %1$s: name of a plugin or theme. */
				__( '%1$s activated successfully', 'pharos-seo' ),
				name
			);

/**
 * The message after a failure.
 *
 * @param product The product.
 * @param step    The failed step; null if nothing was started.
 * @param reason  Plain text.
 */
export function failureText(
	product: Product,
	step: InstallStep | null,
	reason: string
): string {
	if ( ! step ) {
		return `${ __( 'Operation failed', 'pharos-seo' ) }: ${ reason }`;
	}
	return sprintf(
		/* translators: %1$s: name of a plugin or theme, %2$s: installation or activation, %3$s: the reason. */
		__( '%1$s %2$s failed: %3$s', 'pharos-seo' ),
		product.name,
		step === 'install'
			? __( 'installation', 'pharos-seo' )
			: __( 'activation', 'pharos-seo' ),
		reason
	);
}

/**
 * The screen reader message at the start of a step.
 *
 * @param step         The step.
 * @param product      The product.
 * @param product.name
 */
export const stepText = ( step: InstallStep, { name }: Product ): string =>
	step === 'install'
		? sprintf(
				/* translators: %s: name of a plugin or theme. */
				__( 'Installing %s', 'pharos-seo' ),
				name
			)
		: sprintf(
				/* translators: %s: name of a plugin or theme. */
				__( 'Activating %s', 'pharos-seo' ),
				name
			);

export const showProblem = ( text: string ) =>
	showFailure( { id: NOTICE, text } );

export const showWarning = ( registry: DataRegistry, text: string ) =>
	void registry
		.dispatch( noticesStore )
		.createWarningNotice( text, { id: NOTICE, type: 'snackbar' } );

export const showInfo = ( registry: DataRegistry, text: string ) =>
	void registry
		.dispatch( noticesStore )
		.createInfoNotice( text, { id: NOTICE, type: 'snackbar' } );
