import { Icon } from '@wordpress/components';
import { memo, useLayoutEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { lock } from '@wordpress/icons';
import { cellAttributes, type CellProps } from './cell-props';

interface NoindexCellProps extends CellProps {
	/** What its kind says. */
	inherited: 'yes' | 'no';
}

const LABEL = __( 'No Index', 'pharos-seo' );

const ANSWERS = {
	yes: __( 'Yes', 'pharos-seo' ),
	no: __( 'No', 'pharos-seo' ),
};

function DrawnNoindexCell( { inherited, ...cell }: NoindexCellProps ) {
	const { name, value, isEditing, lockId, onChange } = cell;
	const asKind = sprintf(
		/* translators: %s: Yes or No. */
		__( 'As its type: %s', 'pharos-seo' ),
		ANSWERS[ inherited ]
	);
	const options = { '': asKind, ...ANSWERS };

	return (
		<td { ...cellAttributes( 'noindex', cell ) } data-label={ LABEL }>
			{ isEditing ? (
				<Choice
					label={ sprintf(
						/* translators: 1: a field, such as Title. 2: name of a post or term. */
						__( '%1$s: %2$s', 'pharos-seo' ),
						LABEL,
						name
					) }
					value={ value }
					options={ options }
					onChange={ ( answer ) => onChange( 'noindex', answer ) }
				/>
			) : (
				<span
					className={ `pharos-bulk__text${
						value === '' ? ' is-inherited' : ''
					}` }
				>
					{ options[ value as keyof typeof options ] }
					{ lockId !== '' && <Icon icon={ lock } size={ 20 } /> }
				</span>
			) }
		</td>
	);
}

/** Whether search engines leave it out: its own answer, or that of its kind. */
export const NoindexCell = memo( DrawnNoindexCell );

interface ChoiceProps {
	label: string;
	value: string;
	options: Record< string, string >;
	onChange: ( value: string ) => void;
}

function Choice( { label, value, options, onChange }: ChoiceProps ) {
	const field = useRef< HTMLSelectElement >( null );
	useLayoutEffect( () => field.current?.focus(), [] );

	return (
		<select
			ref={ field }
			aria-label={ label }
			value={ value }
			onChange={ ( { currentTarget } ) =>
				onChange( currentTarget.value )
			}
		>
			{ Object.entries( options ).map( ( [ answer, text ] ) => (
				<option key={ answer } value={ answer }>
					{ text }
				</option>
			) ) }
		</select>
	);
}
