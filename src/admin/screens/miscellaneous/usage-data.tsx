import { __ } from '@wordpress/i18n';
import { Resource } from '../../../resource';

/** The exact usage data that would be sent, and its recipient. */
export function UsageData() {
	return (
		<Resource
			reads={ [ [ 'getUsageData' ] ] }
			failure={ __( 'The usage data couldn’t be loaded.', 'pharos-seo' ) }
			rows={ 4 }
		>
			{ ( { report, address } ) => (
				<Report report={ report } address={ address } />
			) }
		</Resource>
	);
}

interface ReportProps {
	report: Record< string, unknown >;
	/** The URL that receives the data; '' for none. */
	address: string;
}

function Report( { report, address }: ReportProps ) {
	return (
		<div className="pharos-usage">
			<h2 className="pharos-card__title" id="pharos-usage-title">
				{ __( 'This is all the data that is sent', 'pharos-seo' ) }
			</h2>
			<pre
				className="pharos-usage__report"
				dir="ltr"
				// Focusable, so that it can be scrolled with the keyboard.
				tabIndex={ 0 }
				role="region"
				aria-labelledby="pharos-usage-title"
			>
				{ JSON.stringify( report, null, 2 ) }
			</pre>
			<p className="pharos-usage__address">
				{ address === '' ? (
					__(
						'No server is set up to receive the data, so nothing is sent even when this is on.',
						'pharos-seo'
					)
				) : (
					<>
						{ __( 'The data is sent to:', 'pharos-seo' ) }{ ' ' }
						<code dir="ltr">{ address }</code>
					</>
				) }
			</p>
		</div>
	);
}
