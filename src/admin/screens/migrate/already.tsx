import { Button, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { store, type MigrationPlugin } from '../../../../store';
import { Result } from './result';
import { deactivateLabel } from './words';

/** From the success to the reload (spec.md section 9), in milliseconds. */
const RELOAD_DELAY = 3000;

interface AlreadyProps {
	source: MigrationPlugin;
}

/** What was migrated at an earlier visit, and what is left to do. */
export function Already( { source }: AlreadyProps ) {
	const { slug, name, active } = source;
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Already migrated', 'pharos-seo' ) }
			</h2>
			<Notice
				className="pharos-migrate__notice"
				status="success"
				politeness="polite"
				isDismissible={ false }
			>
				{ sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'The SEO data of %s is already migrated.',
						'pharos-seo'
					),
					name
				) }{ ' ' }
				{ active &&
					__(
						'Deactivate it, so that Pharos SEO can take its place.',
						'pharos-seo'
					) }
			</Notice>
			{ active && <Deactivate source={ source } /> }
			<Result slug={ slug } />
		</section>
	);
}

/** Switches the old plugin off; the page then loads anew. */
function Deactivate( { source: { slug, name } }: AlreadyProps ) {
	const { deactivateSource, reloadAfterMigration } = useDispatch( store );
	const { createSuccessNotice, createErrorNotice } =
		useDispatch( noticesStore );
	const [ isBusy, setIsBusy ] = useState( false );
	// State would let the second of two quick presses through.
	const busy = useRef( false );

	const deactivate = async () => {
		if ( busy.current ) {
			return;
		}
		busy.current = true;
		setIsBusy( true );
		try {
			const message = await deactivateSource( slug );
			void createSuccessNotice(
				sprintf(
					/* translators: %s: what happened, such as "Plugin deactivated successfully". */
					__( '%s. The page refreshes in 3 seconds.', 'pharos-seo' ),
					message
				),
				{ type: 'snackbar' }
			);
			void reloadAfterMigration( RELOAD_DELAY );
		} catch ( reason ) {
			void createErrorNotice(
				( reason as Error ).message ||
					__( 'API request failed', 'pharos-seo' ),
				{ type: 'snackbar', explicitDismiss: true }
			);
			busy.current = false;
			setIsBusy( false );
		}
	};

	return (
		<div className="pharos-migrate__actions">
			<Button
				variant="primary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void deactivate() }
			>
				{ deactivateLabel( name ) }
			</Button>
		</div>
	);
}
