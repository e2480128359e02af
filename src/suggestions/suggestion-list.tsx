import { Button } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { length } from '../../common/template';
import { NO_EMOJI } from '../components/no-emoji';
import { Counter } from '../components/template-field/counter';
import type { SuggestionResponse } from './types';

interface SuggestionListProps {
	suggestions: SuggestionResponse[ 'suggestions' ];
	/** Maximum length in characters; undefined for none. */
	limit?: number | undefined;
	onUse: ( text: string ) => void;
	onEdit?: ( ( text: string ) => void ) | undefined;
}

/** The suggested texts with their lengths, measured like the text in the field. */
export function SuggestionList( {
	suggestions,
	limit,
	onUse,
	onEdit,
}: SuggestionListProps ) {
	const id = useId();
	return (
		<ul className="pharos-suggestions__list">
			{ suggestions.map( ( { text }, index ) => {
				const textId = `${ id }-${ index }`;
				return (
					<li key={ text }>
						<p id={ textId } dir="auto" className={ NO_EMOJI }>
							{ text }
						</p>
						<div className="pharos-suggestions__actions">
							<Button
								variant="secondary"
								size="compact"
								aria-describedby={ textId }
								onClick={ () => onUse( text ) }
							>
								{ __( 'Use', 'pharos-seo' ) }
							</Button>
							{ onEdit && (
								<Button
									variant="tertiary"
									size="compact"
									aria-describedby={ textId }
									onClick={ () => onEdit( text ) }
								>
									{ __( 'Edit', 'pharos-seo' ) }
								</Button>
							) }
							<Length text={ text } limit={ limit } />
						</div>
					</li>
				);
			} ) }
		</ul>
	);
}

/** The length of a text, beside its limit if it has one. */
export function Length( {
	text,
	limit,
}: {
	text: string;
	limit?: number | undefined;
} ) {
	const count = length( text );
	return limit === undefined ? (
		<span className="pharos-template-field__counter">
			{ sprintf(
				/* translators: %d: number of characters. */
				_n( '%d character', '%d characters', count, 'pharos-seo' ),
				count
			) }
		</span>
	) : (
		<Counter count={ count } limit={ limit } />
	);
}
