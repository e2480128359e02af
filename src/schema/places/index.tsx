import { __ } from '@wordpress/i18n';
import type {
	SchemaObject,
	SchemaOptions,
	SchemaPlaces as Places,
	SpecificResult,
} from '../../../common/schema/types';
import { ConditionList } from './condition-list';
import { withSpecifics } from './conditions';
import './style.scss';

interface SchemaPlacesProps {
	/** The ids of its fields begin with it. */
	id: string;
	schema: SchemaObject;
	onChange: ( schema: SchemaObject ) => void;
	/** What a schema can be shown on. */
	conditions: SchemaOptions[];
	/** Finds posts and terms; fails when it can't. */
	search: ( words: string ) => Promise< SpecificResult[] >;
}

const NONE: Places = { rules: [], specific: [], specificText: [] };

/** The pages that a schema is shown on, and those that it is not. */
export function SchemaPlaces( {
	id,
	schema,
	onChange,
	conditions,
	search,
}: SchemaPlacesProps ) {
	const lists = [
		{
			name: 'show_on',
			label: __( 'Show on', 'pharos-seo' ),
		},
		{
			name: 'not_show_on',
			label: __( 'Do not show on', 'pharos-seo' ),
		},
	] as const;
	const all = withSpecifics( conditions );

	return (
		<div className="pharos-schema-places">
			{ lists.map( ( { name, label } ) => (
				<ConditionList
					key={ name }
					id={ `${ id }-${ name }` }
					label={ label }
					places={ { ...NONE, ...schema[ name ] } }
					conditions={ all }
					search={ search }
					onChange={ ( places ) =>
						onChange( { ...schema, [ name ]: places } )
					}
				/>
			) ) }
		</div>
	);
}
