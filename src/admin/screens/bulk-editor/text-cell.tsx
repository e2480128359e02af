import { memo, useMemo } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { NO_EMOJI } from '../../../components/no-emoji';
import { Counter } from '../../../components/template-field/counter';
import { collapse, length, parse } from '../../../../common/template';
import { FieldCell, type CellProps } from './cell';
import { TextEditor } from './text-editor';

interface TextCellProps extends CellProps {
	field: 'title' | 'description';
	label: string;
	/** The value that is used while the field is empty. */
	inherited: string;
	/** The stored value with its variables replaced. */
	resolved: string;
	limit: number;
	separator: string;
}

function DrawnTextCell( {
	field,
	label,
	inherited,
	resolved,
	limit,
	separator,
	...cell
}: TextCellProps ) {
	const { name, value, saved, editing, editor } = cell;
	const count = useMemo(
		() => countOf( { value, saved, inherited, resolved, separator } ),
		[ value, saved, inherited, resolved, separator ]
	);
	const counter =
		count === null ? (
			<span className="pharos-bulk__later">
				{ __( 'The length is shown after saving', 'pharos-seo' ) }
			</span>
		) : (
			<Counter count={ count } limit={ limit } />
		);

	return (
		<FieldCell { ...cell } field={ field } label={ label }>
			{ editing ? (
				<TextEditor
					label={ sprintf(
						/* translators: 1: a field, such as Title. 2: name of a post or term. */
						_x(
							'%1$s: %2$s',
							'field of a post or term',
							'pharos-seo'
						),
						label,
						name
					) }
					value={ value }
					placeholder={ inherited }
					rows={ field === 'title' ? 2 : 4 }
					count={ count ?? 0 }
					limit={ limit }
					onChange={ ( text ) => editor.change( editing, text ) }
				/>
			) : (
				<Text own={ value } inherited={ inherited } />
			) }
			{ counter }
		</FieldCell>
	);
}

/** A title or description: the custom one, or the inherited one in gray. */
export const TextCell = memo( DrawnTextCell );

function Text( { own, inherited }: { own: string; inherited: string } ) {
	if ( collapse( own ) !== '' ) {
		return (
			<span key="own" className="pharos-bulk__text" dir="auto">
				<span className={ NO_EMOJI }>{ own }</span>
			</span>
		);
	}
	return (
		<span
			key="inherited"
			className="pharos-bulk__text is-inherited"
			dir="auto"
		>
			<span className="pharos-bulk__hidden">
				{ __( 'Inherited:', 'pharos-seo' ) }{ ' ' }
			</span>
			<span className={ NO_EMOJI }>
				{ inherited === '' ? __( 'None', 'pharos-seo' ) : inherited }
			</span>
		</span>
	);
}

interface Texts {
	value: string;
	saved: string;
	inherited: string;
	resolved: string;
	separator: string;
}

/** Returns the length of the text with its variables replaced; null if only the server can replace them. */
function countOf( {
	value,
	saved,
	inherited,
	resolved,
	separator,
}: Texts ): number | null {
	if ( collapse( value ) === '' ) {
		return length( inherited );
	}
	const hasVariables = parse( value, separator ).some(
		( { type } ) => type === 'variable'
	);
	if ( ! hasVariables ) {
		return length( collapse( value ) );
	}
	return value === saved ? length( resolved ) : null;
}
