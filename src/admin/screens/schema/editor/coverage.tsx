import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import { store } from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import {
	placesText,
	useAnswer,
	type SchemaCoverage,
	type SchemaObject,
	type SchemaOptions,
} from '../../../../schema';

interface CoverageProps {
	schema: SchemaObject;
	conditions: SchemaOptions[];
}

const NOWHERE = { rules: [], specific: [], specificText: [] };

/** The display conditions of a schema, and the number of matching pages. */
export function Coverage( { schema, conditions }: CoverageProps ) {
	const { countSchemaPages } = useDispatch( store );
	const { show_on: showOn, not_show_on: notOn = NOWHERE } = schema;
	const { answer, hasFailed } = useAnswer( countSchemaPages, {
		show_on: showOn,
		not_show_on: notOn,
	} );
	return (
		<p>
			<span className={ NO_EMOJI }>
				{ placesText( schema, conditions ) }
			</span>{ ' ' }
			{ answer && ! hasFailed && <Count { ...answer } /> }
		</p>
	);
}

function Count( { count, examples }: SchemaCoverage ) {
	return (
		<span>
			{ examples.length === 0
				? sprintf(
						/* translators: %s: number of pages. */
						_n(
							'Used on %s page.',
							'Used on %s pages.',
							count,
							'pharos-seo'
						),
						formatNumber( count )
					)
				: sprintf(
						/* translators: %s: number of pages. A list of some of them follows. */
						_n(
							'Used on %s page, for example:',
							'Used on %s pages, for example:',
							count,
							'pharos-seo'
						),
						formatNumber( count )
					) }
			{ examples.slice( 0, 3 ).map( ( { id, label, url }, index ) => (
				<span key={ id }>
					{ index > 0 &&
						/* translators: separator of a list. */
						__( ',', 'pharos-seo' ) }{ ' ' }
					{ url ? (
						<a
							href={ url }
							target="_blank"
							rel="noreferrer"
							dir="auto"
							aria-label={ sprintf(
								/* translators: %s: title of a page. */
								__( '%s (opens in a new tab)', 'pharos-seo' ),
								label
							) }
						>
							<span className={ NO_EMOJI }>{ label }</span>
						</a>
					) : (
						<bdi className={ NO_EMOJI }>{ label }</bdi>
					) }
				</span>
			) ) }
		</span>
	);
}
