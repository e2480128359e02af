import type { SchemaOptions } from '../../common/schema/types';

interface GroupedOptionsProps {
	groups: SchemaOptions[];
	/** Values that can't be chosen, because they are already. */
	taken?: readonly string[];
}

/** The options of a select box, in groups where they have a heading. */
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
