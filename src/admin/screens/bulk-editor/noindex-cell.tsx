import { Icon } from '@wordpress/components';
import { memo, useLayoutEffect, useRef } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { lock } from '@wordpress/icons';
import { FieldCell, type CellProps } from './cell';

interface NoindexCellProps extends CellProps {
	/** The value of the content type. */
	inherited: 'yes' | 'no';
}

const LABEL = __( 'No Index', 'pharos-seo' );

const ANSWERS = {
	yes: __( 'Yes', 'pharos-seo' ),
	no: __( 'No', 'pharos-seo' ),
};

function DrawnNoindexCell( { inherited, ...cell }: NoindexCellProps ) {
	const { name, value, editing, editor, lockId } = cell;
	const asKind = sprintf(
		/* translators: %s: Yes or No. */
		__( 'Inherited: %s', 'pharos-seo' ),
		ANSWERS[ inherited ]
	);
	const options = { '': asKind, ...ANSWERS };

	return (
		<FieldCell { ...cell } field="noindex" label={ LABEL }>
			{ editing ? (
				<Choice
					label={ sprintf(
						/* translators: 1: a field, such as Title. 2: name of a post or term. */
						_x(
							'%1$s: %2$s',
							'field of a post or term',
							'pharos-seo'
						),
						LABEL,
						name
					) }
					value={ value }
					options={ options }
					onChange={ ( answer ) => editor.change( editing, answer ) }
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
		</FieldCell>
	);
}

/** Whether the post or term is noindexed: its custom value, or that of the content type. */
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
