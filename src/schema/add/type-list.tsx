import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { matches } from '../matches';
import type { SchemaType } from '../../../common/schema/types';

const CATEGORIES = [
	{ name: 'content', label: __( 'Content', 'pharos-seo' ) },
	{ name: 'global', label: __( 'Global', 'pharos-seo' ) },
] as const;

interface TypeListProps {
	types: SchemaType[];
	words: string;
	chosen: string | null;
	onChoose: ( type: string ) => void;
}

/** The types as two groups of radio buttons, those of content first: the others are there from the start; the arrow keys select, Enter adds. */
export function TypeList( { types, words, chosen, onChoose }: TypeListProps ) {
	const name = useInstanceId( TypeList, 'pharos-schema-type' );
	const found = types.filter(
		( { label, type, subtypes } ) =>
			type === chosen ||
			matches(
				words,
				label,
				type,
				...subtypes.flatMap( ( { options } ) =>
					options.flatMap( ( option ) => [
						option.value,
						option.label,
					] )
				)
			)
	);
	return (
		// Scrollable with the keyboard, because its radio buttons are focusable.
		<div className="pharos-schema-add__list">
			{ CATEGORIES.map( ( category ) => {
				const members = found.filter(
					( type ) => type.category === category.name
				);
				return (
					members.length > 0 && (
						<fieldset key={ category.name }>
							<legend>{ category.label }</legend>
							{ members.map( ( type ) => (
								<label
									key={ type.type }
									className="pharos-schema-add__type"
									htmlFor={ `${ name }-${ type.type }` }
								>
									<input
										id={ `${ name }-${ type.type }` }
										type="radio"
										name={ name }
										checked={ type.type === chosen }
										onChange={ () => onChoose( type.type ) }
									/>
									<span>
										{ type.label }
										{ type.google && (
											<span className="pharos-schema-add__note">
												{ type.google.label }
											</span>
										) }
									</span>
								</label>
							) ) }
						</fieldset>
					)
				);
			} ) }
			<p className="pharos-schema-menu__nothing" role="status">
				{ found.length === 0 && __( 'No results', 'pharos-seo' ) }
			</p>
		</div>
	);
}
