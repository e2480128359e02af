import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Notice } from '@wordpress/components';
import { store } from '../../../../store';
import {
	typeOf,
	type SchemaObject,
	type SchemaOptions,
	type SchemaTypes,
} from '../../../schema';
import { schemasField } from '../../definitions/schema';
import { settingElementId } from '../../search/setting-link';
import { AddButton } from './add-button';
import { Loader } from './loader';
import { Restore } from './restore';
import './style.scss';
import { SchemaTable } from './table';
import { useSchemas } from './use-schemas';

/** Advanced > Schema: all schemas of the site, in two tables. */
export default function Schemas() {
	return (
		<Loader>
			{ ( types, conditions ) => (
				<List types={ types } conditions={ conditions } />
			) }
		</Loader>
	);
}

interface ListProps {
	types: SchemaTypes;
	conditions: SchemaOptions[];
}

const TABLES = [
	{ category: 'global', title: __( 'Global Level', 'pharos-seo' ) },
	{ category: 'content', title: __( 'Content Level', 'pharos-seo' ) },
] as const;

function List( { types, conditions }: ListProps ) {
	const { schemas, saved } = useSchemas();
	const refusal = useSelect(
		( select ) => select( store ).getSaveError()?.errors?.schemas,
		[]
	);
	// A removed schema stays in the list until the removal is saved.
	const rows = Object.entries( { ...saved, ...schemas } ).map(
		( [ id, schema ] ) => ( {
			id,
			schema,
			isRemoved: ! Object.hasOwn( schemas, id ),
			isNew: ! Object.hasOwn( saved, id ),
		} )
	);
	const categoryOf = ( schema: SchemaObject ) =>
		typeOf( schema, types )?.category ?? 'content';

	return (
		<div
			id={ settingElementId( schemasField.key ) }
			className="pharos-schemas"
		>
			{ refusal && (
				<Notice status="error" isDismissible={ false }>
					{ refusal }
				</Notice>
			) }
			<div className="pharos-schemas__actions">
				<AddButton types={ types } />
				<Restore />
			</div>
			{ TABLES.map( ( { category, title } ) => (
				<SchemaTable
					key={ category }
					title={ title }
					rows={ rows.filter(
						( { schema } ) => categoryOf( schema ) === category
					) }
					types={ types }
					conditions={ conditions }
				/>
			) ) }
		</div>
	);
}
