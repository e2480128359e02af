import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type {
	SchemaField,
	SchemaObject,
	SchemaProblem,
	SchemaType,
} from '../../../common/schema/types';
import { schemaName } from '../../../common/schema/name';
import { isFilled, withProperty } from '../values';
import { ToolsContext, type SchemaFormTools } from './context';
import { Fields } from './fields';
import './style.scss';
import { TitleField } from './title-field';

export type { SchemaFormTools } from './context';

interface SchemaFormProps {
	/** Prefix of the fields' ids. */
	id: string;
	schema: SchemaObject;
	/** The type of the schema (see typeOf()); without one, all stored values are shown as text. */
	type: SchemaType | undefined;
	onChange: ( schema: SchemaObject ) => void;
	/** The problems of this schema. */
	problems: SchemaProblem[];
	tools: SchemaFormTools;
}

const NAME: SchemaField = {
	id: 'schema_name',
	type: 'Title',
	label: __( 'Schema Title', 'pharos-seo' ),
	std: '',
	required: false,
	recommended: false,
	hidden: false,
	tooltip: __( 'Name in lists. It isn’t output.', 'pharos-seo' ),
	cloneable: false,
};

/** The form for the properties of one schema. Controlled, and independent of the store. */
export function SchemaForm( {
	id,
	schema,
	type,
	onChange,
	problems,
	tools,
}: SchemaFormProps ) {
	// Schemas in files of other plugins may have no fields.
	const values = schema.fields ?? {};
	const fields = type?.fields ?? [];
	// The name of a default schema is one of schema.org: what lists show stands in its place.
	const name = values.schema_name ?? schema.title;
	const set = ( next: SchemaObject[ 'fields' ] ) =>
		onChange( { ...schema, fields: next } );

	return (
		<ToolsContext.Provider value={ tools }>
			<div className="pharos-schema-form">
				<TitleField
					id={ `${ id }-schema_name` }
					field={ { ...NAME, std: schemaName( schema ) } }
					value={
						name === schema.title && name !== schemaName( schema )
							? ''
							: name
					}
					onChange={ ( next ) =>
						set( withProperty( values, 'schema_name', next ) )
					}
					problems={ [] }
				/>
				{ ! isConfigurable( fields, values ) && (
					<Notice status="info" isDismissible={ false }>
						{ __(
							'This schema does not have any configurable fields',
							'pharos-seo'
						) }
					</Notice>
				) }
				<Fields
					id={ id }
					fields={ fields }
					value={ values }
					onChange={ set }
					problems={ problems }
				/>
			</div>
		</ToolsContext.Provider>
	);
}

const isConfigurable = (
	fields: SchemaField[],
	values: SchemaObject[ 'fields' ]
): boolean =>
	fields.some(
		( { id, type, hidden } ) =>
			! hidden && type !== 'Hidden' && id !== 'schema_name'
	) ||
	Object.entries( values ).some(
		( [ id, value ] ) =>
			! [ '@type', 'schema_name' ].includes( id ) &&
			! fields.some( ( field ) => field.id === id ) &&
			isFilled( value )
	);
