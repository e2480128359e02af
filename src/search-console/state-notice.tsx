import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatTime } from '../../common/locale';
import type { KnownConnection } from '../../store';
import { ConnectButton } from './connect-button';
import { isPassing } from './connection-state';
import { Remedy } from './remedy';
import { SettingsOnly } from './settings-only';
import './style.scss';

/** The error of the connection and its fix. Earlier figures are shown below it. */
export function StateNotice( {
	connection,
	setupUrl,
}: {
	connection: KnownConnection;
	/** URL of the screen with the credentials; '' on that screen. */
	setupUrl: string;
} ) {
	const {
		error,
		warning,
		simulated,
		blocked_until: until,
		lastFetched,
	} = connection;
	return (
		<>
			{ simulated && (
				<Notice
					status="info"
					politeness="polite"
					isDismissible={ false }
				>
					{ __(
						'Simulated Google: this data is made up.',
						'pharos-seo'
					) }
				</Notice>
			) }
			{ ! error && warning && (
				<Notice
					spokenMessage={ warning.message }
					className="pharos-gsc-state"
					status="warning"
					politeness="polite"
					isDismissible={ false }
				>
					<p>{ warning.message }</p>
					<SettingsOnly>
						<div className="pharos-gsc-actions">
							<ConnectButton
								canSubmitSitemaps={
									connection.can_submit_sitemaps
								}
								label={ __( 'Connect again', 'pharos-seo' ) }
								variant="secondary"
							/>
						</div>
					</SettingsOnly>
				</Notice>
			) }
			{ error && (
				<Notice
					// A separate text: to announce its children, WordPress's Notice would call the hooks of the buttons in
					// them as its own, and fail when the buttons change.
					spokenMessage={ error.message }
					className="pharos-gsc-state"
					status={ isPassing( error.code ) ? 'warning' : 'error' }
					politeness="polite"
					isDismissible={ false }
				>
					<p>{ error.message }</p>
					{ until && (
						<p>
							{ sprintf(
								/* translators: %s: time of the day. */
								__( 'Next attempt after %s.', 'pharos-seo' ),
								timeOf( until )
							) }
						</p>
					) }
					{ lastFetched && connection.hasSiteSelected && (
						<p>
							{ sprintf(
								/* translators: %s: day and time. */
								__(
									'The data below was fetched on %s.',
									'pharos-seo'
								),
								dateOf( lastFetched )
							) }
						</p>
					) }
					{ ! isPassing( error.code ) && (
						<SettingsOnly>
							<Remedy
								error={ error }
								connection={ connection }
								setupUrl={ setupUrl }
							/>
						</SettingsOnly>
					) }
				</Notice>
			) }
		</>
	);
}

const timeOf = ( time: string ): string =>
	formatTime( time, {
		timeStyle: 'short',
	} );

const dateOf = ( time: string ): string =>
	formatTime( time, {
		dateStyle: 'medium',
		timeStyle: 'short',
	} );
