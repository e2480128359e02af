import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { SchemaField, SchemaProblem } from '../../../common/schema/types';
import { ProblemList } from './problem-list';

interface MissingProps {
	/** Problems of fields that aren't shown. */
	problems: SchemaProblem[];
	/** The fields that can be added. */
	fields: SchemaField[];
	onAdd: ( field: SchemaField ) => void;
}

/**
 * Problems of the schema as a whole or of missing fields, each with a button that adds the field. What Google only recommends is
 * in one line that opens.
 */
export function Missing( { problems, ...props }: MissingProps ) {
	const isAdvice = ( { level, code }: SchemaProblem ) =>
		level === 'note' && code === 'recommended';
	const advice = problems.filter( isAdvice );
	const others = problems.filter( ( problem ) => ! isAdvice( problem ) );
	return (
		<>
			{ others.length > 0 && <List problems={ others } { ...props } /> }
			{ advice.length > 0 && (
				<details className="pharos-schema-advice">
					<summary>
						{ sprintf(
							/* translators: %d: number of properties. */
							_n(
								'Google recommends %d more property',
								'Google recommends %d more properties',
								advice.length,
								'pharos-seo'
							),
							advice.length
						) }
					</summary>
					<List problems={ advice } { ...props } />
				</details>
			) }
		</>
	);
}

function List( { problems, fields, onAdd }: MissingProps ) {
	return (
		<ul className="pharos-schema-missing">
			{ problems.map( ( problem ) => {
				const { code, path } = problem;
				const field = fields.find( ( { id } ) => id === path[ 0 ] );
				return (
					<li key={ [ code, ...path ].join( '.' ) }>
						<ProblemList problems={ [ problem ] } />
						{ field && (
							<Button
								variant="link"
								aria-label={ sprintf(
									/* translators: %s: name of a field, such as Image. */
									__( 'Add: %s', 'pharos-seo' ),
									field.label
								) }
								onClick={ () => onAdd( field ) }
							>
								{ __( 'Add', 'pharos-seo' ) }
							</Button>
						) }
					</li>
				);
			} ) }
		</ul>
	);
}
