import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	GroupedOptions,
	typeOf,
	type OwnSchemas,
	type SchemaMap,
	type SchemaTypes,
} from '../../schema';
import { withOwn, type Entry } from './entries';

interface KindsProps {
	entries: Entry[];
	/** The site schemas that match the page. */
	site: SchemaMap;
	own: OwnSchemas;
	types: SchemaTypes;
	onChange: ( own: OwnSchemas ) => void;
}

const KINDS = [
	{ type: 'WebPage', label: __( 'Page type', 'pharos-seo' ) },
	{ type: 'Article', label: __( 'Article type', 'pharos-seo' ) },
];

/** The most common choices: the type of page and the type of article. */
export function Kinds( { entries, types, ...props }: KindsProps ) {
	return (
		<>
			{ KINDS.map( ( { type, label } ) => {
				const all = entries.filter(
					( { schema } ) => typeOf( schema, types )?.type === type
				);
				// The schema that is output; otherwise the first one.
				const entry = all.find( ( { node } ) => node ) ?? all[ 0 ];
				return (
					entry && (
						<Kind
							key={ type }
							{ ...props }
							label={ label }
							entry={ entry }
							types={ types }
						/>
					)
				);
			} ) }
		</>
	);
}

interface KindProps extends Omit< KindsProps, 'entries' > {
	label: string;
	entry: Entry;
}

function Kind( { label, entry, site, own, types, onChange }: KindProps ) {
	const { id, schema, origin } = entry;
	const type = typeOf( schema, types );
	const groups = type?.subtypes ?? [];
	const current = schema.fields?.[ '@type' ] ?? schema.type;
	const choose = ( value: string ) => {
		const ofSite = site[ id ];
		const isDefault =
			ofSite !== undefined &&
			value === ( ofSite.fields?.[ '@type' ] ?? ofSite.type );
		const next = {
			...schema,
			fields: { ...schema.fields, '@type': value },
		};
		const isUnchanged =
			isDefault &&
			( origin === 'off' ||
				sorted( next.fields ) === sorted( ofSite.fields ) );
		onChange( withOwn( own, id, isUnchanged ? undefined : next ) );
	};
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			value={ origin === 'off' ? '' : String( current ) }
			onChange={ ( value ) =>
				value === ''
					? onChange( withOwn( own, id, { off: true } ) )
					: choose( value )
			}
		>
			{ ( origin === 'off' || site[ id ] ) && (
				<option value="">{ __( 'None', 'pharos-seo' ) }</option>
			) }
			{ /* The current type may not be one of the options. */ }
			{ [ ...new Set( [ schema.type, String( current ) ] ) ]
				.filter(
					( value ) =>
						! groups.some( ( { options } ) =>
							options.some( ( one ) => one.value === value )
						)
				)
				.map( ( value ) => (
					<option key={ value } value={ value }>
						{ value === type?.type ? type.label : value }
					</option>
				) ) }
			<GroupedOptions groups={ groups } />
		</SelectControl>
	);
}

/** Serializes fields independent of their order. */
const sorted = ( fields: object = {} ): string =>
	JSON.stringify( Object.entries( fields ).sort() );
