import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { SchemaField, SchemaProblem } from '../../../common/schema/types';
import { ProblemList } from './problem-list';

interface MissingProps {
	/** Of what is not shown. */
	problems: SchemaProblem[];
	/** Those that may be added. */
	fields: SchemaField[];
	onAdd: ( field: SchemaField ) => void;
}

/** What is wrong with the whole, or with what is not there, which a press adds. */
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
