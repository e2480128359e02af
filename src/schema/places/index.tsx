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
	/** Prefix of the fields' ids. */
	id: string;
	schema: SchemaObject;
	onChange: ( schema: SchemaObject ) => void;
	/** The available conditions. */
	conditions: SchemaOptions[];
	/** Searches posts and terms; rejects on errors. */
	search: ( words: string ) => Promise< SpecificResult[] >;
}

const NONE: Places = { rules: [], specific: [], specificText: [] };

/** The display conditions of a schema: pages that show it, and exclusions. */
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
