import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Panel } from '../panel';
import { Progress } from './progress';

interface OtherTabProps {
	name: string;
}

/** A notice that another tab is migrating. */
export function OtherTab( { name }: OtherTabProps ) {
	return (
		<Panel
			title={
				name === ''
					? __( 'A migration is running', 'pharos-seo' )
					: sprintf(
							/* translators: %s: name of a plugin. */
							__( 'Migrating from %s', 'pharos-seo' ),
							name
						)
			}
		>
			<Notice
				className="pharos-migrate__notice"
				status="info"
				isDismissible={ false }
			>
				{ __(
					'The migration is running in another tab or window of this browser. Pause it or close it there to continue here.',
					'pharos-seo'
				) }
			</Notice>
			<Progress status={ __( 'Running in another tab', 'pharos-seo' ) } />
		</Panel>
	);
}
