import { __ } from '@wordpress/i18n';
import type { PartSource } from '../../../../store';
import { NO_EMOJI } from '../../../components/no-emoji';
import { SourceLink } from './source-link';

interface PartProps {
	/** The name of the part, such as "Title tag" or "og:title". */
	name: string;
	/** A line for each tag. */
	values: readonly string[];
	sources: readonly ( PartSource & { about?: string } )[];
	/** Whether the values are code, such as URLs, which is written from left to right. */
	isCode?: boolean;
}

/** A part of the page with its sources, in a definition list. */
export const Part = ( {
	name,
	values,
	sources,
	isCode = false,
}: PartProps ) => (
	<div className="pharos-page-report__part">
		<dt>{ name }</dt>
		<dd className={ NO_EMOJI }>
			{ values.map( ( value, index ) => (
				<span
					key={ index }
					className="pharos-page-report__value"
					dir={ isCode ? 'ltr' : 'auto' }
				>
					{ value }
				</span>
			) ) }
			{ values.length === 0 && (
				<span className="pharos-page-report__none">
					{ __( 'None', 'pharos-seo' ) }
				</span>
			) }
			{ sources.map( ( { text, link, about }, index ) => (
				<span key={ index } className="pharos-page-report__source">
					{ about && <code dir="ltr">{ about }</code> } { text }{ ' ' }
					<SourceLink link={ link } subject={ about || name } />
				</span>
			) ) }
		</dd>
	</div>
);
