import { Button, Dropdown } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import { Link } from 'react-router-dom';
import { focusHeading } from '../navigation/focus-heading';
import { groupsOf, pagesOf, titleOf, type NavMatch } from '../navigation/model';
import type { NavLink, NavSection } from '../navigation/types';

interface SectionsMenuProps {
	sections: NavSection[];
	match: NavMatch | null;
}

/** Returns the pages of a link; tabs are on their page. */
const entriesOf = ( link: NavLink ): NavLink[] =>
	link.tabs ? [ link ] : pagesOf( link );

/** The whole navigation in one dropdown, for small windows; its button shows the current page. */
export function SectionsMenu( { sections, match }: SectionsMenuProps ) {
	const current = match
		? sprintf(
				/* translators: 1: section, such as General. 2: page, such as Meta Templates. */
				_x( '%1$s: %2$s', 'section and page', 'pharos-seo' ),
				match.section.label,
				titleOf( match.page )
			)
		: __( 'Sections', 'pharos-seo' );

	const isCurrent = ( page: NavLink ) =>
		page.path === ( match?.link.tabs ? match.link : match?.page )?.path;

	return (
		<Dropdown
			className="pharos-bar__sections-menu"
			contentClassName="pharos-sections-menu"
			focusOnMount="firstElement"
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					icon={ chevronDown }
					iconPosition="right"
					aria-expanded={ isOpen }
					aria-haspopup="true"
					aria-label={ current }
					onClick={ onToggle }
				>
					<span className="pharos-bar__current">
						{ match ? titleOf( match.page ) : current }
					</span>
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<nav aria-label={ __( 'Sections', 'pharos-seo' ) }>
					{ sections.map( ( section ) => (
						<section
							key={ section.id }
							className="pharos-sections-menu__section"
						>
							<h2 className="pharos-sections-menu__title">
								{ section.label }
							</h2>
							{ groupsOf( section ).map( ( { name, links } ) => (
								<Fragment key={ links[ 0 ]?.path }>
									{ name && (
										<p
											className="pharos-nav__group"
											aria-hidden="true"
										>
											{ name }
										</p>
									) }
									<ul aria-label={ name }>
										{ links
											.flatMap( entriesOf )
											.map( ( page ) => (
												<li key={ page.path }>
													<Link
														className="pharos-nav__link"
														to={ page.path }
														state={ focusHeading }
														aria-current={
															isCurrent( page )
																? 'page'
																: undefined
														}
														onClick={ onClose }
													>
														<span className="pharos-nav__label">
															{ titleOf( page ) }
														</span>
													</Link>
												</li>
											) ) }
									</ul>
								</Fragment>
							) ) }
						</section>
					) ) }
				</nav>
			) }
		/>
	);
}
