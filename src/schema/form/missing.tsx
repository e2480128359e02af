import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SchemaField, SchemaProblem } from '../../../common/schema/types';
import { ProblemList } from './problem-list';

interface MissingProps {
	/** Problems of fields that aren't shown. */
	problems: SchemaProblem[];
	/** The fields that can be added. */
	fields: SchemaField[];
	onAdd: ( field: SchemaField ) => void;
}

/** Problems of the schema as a whole or of missing fields, each with a button that adds the field. */
export function Missing( { problems, fields, onAdd }: MissingProps ) {
	if ( problems.length === 0 ) {
		return null;
	}
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
