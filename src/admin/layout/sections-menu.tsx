import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import { Link } from 'react-router-dom';
import { focusHeading } from '../navigation/focus-heading';
import { pagesOf, titleOf, type NavMatch } from '../navigation/model';
import type { NavSection } from '../navigation/types';

interface SectionsMenuProps {
	sections: NavSection[];
	match: NavMatch | null;
}

/** The whole navigation in one dropdown, for small windows; its button shows the current page. */
export function SectionsMenu( { sections, match }: SectionsMenuProps ) {
	const current = match
		? sprintf(
				/* translators: 1: section, such as General. 2: page, such as Meta Templates. */
				__( '%1$s: %2$s', 'pharos-seo' ),
				match.section.label,
				titleOf( match.page )
			)
		: __( 'Sections', 'pharos-seo' );

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
					onClick={ onToggle }
				>
					<span className="pharos-bar__current">{ current }</span>
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
							<ul>
								{ section.links
									.flatMap( pagesOf )
									.map( ( page ) => (
										<li key={ page.path }>
											<Link
												className="pharos-nav__link"
												to={ page.path }
												state={ focusHeading }
												aria-current={
													match?.page.path ===
													page.path
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
						</section>
					) ) }
				</nav>
			) }
		/>
	);
}
