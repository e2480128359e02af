import { Button, ExternalLink, ToggleControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type AiCrawler } from '../../../../store';
import { ListTable } from '../../lists/list-table';
import { CELL, ROW, ROW_HEADER } from '../../../components/table-roles';
import { withAccess, type Access } from './access';

interface CrawlerListProps {
	title: string;
	description: string;
	blockAll: string;
	crawlers: readonly AiCrawler[];
}

/** Crawlers with the same purpose, with a toggle each. */
export function CrawlerList( {
	title,
	description,
	blockAll,
	crawlers,
}: CrawlerListProps ) {
	const id = useInstanceId( CrawlerList, 'pharos-ai-crawlers' );
	const { access, change } = useAccess();
	const open = crawlers.filter( ( { named } ) => ! named );
	const isAllBlocked =
		open.length > 0 &&
		open.every( ( { name } ) => access[ name ] === 'block' );

	return (
		<section className="pharos-card" aria-labelledby={ id }>
			<div className="pharos-ai-crawlers__head">
				<h2 id={ id } className="pharos-card__title">
					{ title }
				</h2>
				<Button
					variant="secondary"
					size="compact"
					disabled={ open.length === 0 }
					accessibleWhenDisabled
					{ ...( isAllBlocked && {
						'aria-label': sprintf(
							/* translators: %s: purpose of crawlers, such as "AI search". */
							__( 'Allow all: %s', 'pharos-seo' ),
							title
						),
					} ) }
					onClick={ () =>
						change(
							open.map( ( { name } ) => name ),
							! isAllBlocked
						)
					}
				>
					{ isAllBlocked
						? __( 'Allow all', 'pharos-seo' )
						: blockAll }
				</Button>
			</div>
			<p className="pharos-ai-crawlers__description">{ description }</p>
			<ListTable
				labelledBy={ id }
				className="pharos-ai-crawlers__table"
				columns={ [
					{ id: 'crawler', label: __( 'Crawler', 'pharos-seo' ) },
					{ id: 'owner', label: __( 'Owner', 'pharos-seo' ) },
					{ id: 'block', label: __( 'Block', 'pharos-seo' ) },
				] }
			>
				{ crawlers.map( ( crawler ) => (
					<Row
						key={ crawler.name }
						crawler={ crawler }
						isBlocked={ access[ crawler.name ] === 'block' }
						onChange={ ( isBlocked ) =>
							change( [ crawler.name ], isBlocked )
						}
					/>
				) ) }
			</ListTable>
		</section>
	);
}

function Row( {
	crawler: { name, owner, source, named },
	isBlocked,
	onChange,
}: {
	crawler: AiCrawler;
	isBlocked: boolean;
	onChange: ( isBlocked: boolean ) => void;
} ) {
	return (
		<tr { ...ROW }>
			<th { ...ROW_HEADER } scope="row">
				<bdi dir="ltr">{ name }</bdi>
				{ named && (
					<span className="pharos-ai-crawlers__detail">
						{ __(
							'robots.txt already has rules for this crawler, and those apply. Edit them in the robots.txt editor.',
							'pharos-seo'
						) }
					</span>
				) }
			</th>
			<td { ...CELL }>
				{ source ? (
					<ExternalLink href={ source }>{ owner }</ExternalLink>
				) : (
					owner
				) }
				{ ! source && (
					<span className="pharos-ai-crawlers__detail">
						{ __( 'No documentation published', 'pharos-seo' ) }
					</span>
				) }
			</td>
			<td { ...CELL }>
				<ToggleControl
					__nextHasNoMarginBottom
					// Only screen readers need the words: the column has a heading.
					label={
						<span className="screen-reader-text">
							{ sprintf(
								/* translators: %s: name of a crawler, such as GPTBot. */
								__( 'Block %s', 'pharos-seo' ),
								name
							) }
						</span>
					}
					checked={ isBlocked && ! named }
					disabled={ named }
					onChange={ onChange }
				/>
			</td>
		</tr>
	);
}

const NONE: Access = {};

/** The setting, and how it is changed. */
export function useAccess() {
	const access = useSelect(
		( select ) => select( store ).getSetting( 'ai_crawlers' ) ?? NONE,
		[]
	);
	const { editSettings } = useDispatch( store );
	return {
		access,
		change: ( names: readonly string[], isBlocked: boolean ) =>
			void editSettings( {
				ai_crawlers: withAccess( access, names, isBlocked ),
			} ),
	};
}
