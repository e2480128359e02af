import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { GroupedOptions } from '../grouped-options';
import type { SchemaType } from '../../../common/schema/types';

interface SubtypesProps {
	type: SchemaType;
	value: string;
	onChange: ( subtype: string ) => void;
}

/** The subtypes of a type, grouped or as a flat list. */
export function Subtypes( { type, value, onChange }: SubtypesProps ) {
	const isOwnKind = type.subtypes.some( ( { options } ) =>
		options.some( ( option ) => option.value === type.type )
	);
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ sprintf(
				/* translators: %s: type of a schema, such as Article. */
				__( 'Type of %s (optional)', 'pharos-seo' ),
				type.label
			) }
			value={ value || ( isOwnKind ? type.type : '' ) }
			onChange={ onChange }
		>
			{ ! isOwnKind && <option value="">{ type.label }</option> }
			<GroupedOptions groups={ type.subtypes } />
		</SelectControl>
	);
}
