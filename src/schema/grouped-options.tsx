import type { SchemaOptions } from '../../common/schema/types';

interface GroupedOptionsProps {
	groups: SchemaOptions[];
	/** Values that are already selected and therefore disabled. */
	taken?: readonly string[];
}

/** The options of a select field, grouped where they have a heading. */
export function GroupedOptions( { groups, taken = [] }: GroupedOptionsProps ) {
	return (
		<>
			{ groups.map( ( { label: heading, options } ) => {
				const list = options.map( ( { value, label } ) => (
					<option
						key={ value }
						value={ value }
						disabled={ taken.includes( value ) }
					>
						{ label }
					</option>
				) );
				return heading === '' ? (
					list
				) : (
					<optgroup key={ heading } label={ heading }>
						{ list }
					</optgroup>
				);
			} ) }
		</>
	);
}
