import { Icon, VisuallyHidden } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { Link } from 'react-router-dom';
import { iconOf } from '../navigation/icons';
import {
	findNearest,
	groupsOf,
	pagesOf,
	type NavMatch,
} from '../navigation/model';
import type { NavLink, NavSection } from '../navigation/types';
import { useUnsavedPaths } from '../save/use-unsaved';
import { useCurrentInView } from './use-current-in-view';
import { useOpenGroups } from './use-open-groups';

interface LeftNavProps {
	section: NavSection;
	match: NavMatch;
}

/** The pages of a section. */
export function LeftNav( { section, match }: LeftNavProps ) {
	const unsaved = useUnsavedPaths().map(
		// Unsaved changes of a screen without a navigation entry are marked at its parent.
		( path ) => findNearest( [ section ], path )?.page.path ?? path
	);
	const isOpen = useOpenGroups( match.link );
	const nav = useCurrentInView( match.page.path );
	return (
		<nav
			ref={ nav }
			className="pharos-nav"
			aria-label={ sprintf(
				/* translators: %s: name of a section, such as General. */
				__( '%s settings', 'pharos-seo' ),
				section.label
			) }
		>
			{ groupsOf( section ).map( ( { name, links } ) => (
				<Fragment key={ links[ 0 ]?.path }>
					{ name && (
						<p className="pharos-nav__group" aria-hidden="true">
							{ name }
						</p>
					) }
					<ul className="pharos-nav__list" aria-label={ name }>
						{ links.map( ( link ) => (
							<li key={ link.path }>
								{ link.children && ! link.tabs ? (
									<Group
										link={ link }
										isOpen={ isOpen( link ) }
										currentPath={ match.page.path }
										unsaved={ unsaved }
									/>
								) : (
									<Row
										link={ link }
										isCurrent={
											match.link.path === link.path
										}
										isUnsaved={ pagesOf( link ).some(
											( { path } ) =>
												unsaved.includes( path )
										) }
									/>
								) }
							</li>
						) ) }
					</ul>
				</Fragment>
			) ) }
		</nav>
	);
}

interface GroupProps {
	link: NavLink;
	isOpen: boolean;
	currentPath: string;
	/** Routes of pages with unsaved changes. */
	unsaved: readonly string[];
}

/** A link with a submenu: it goes to its first child, which expands it. */
function Group( { link, isOpen, currentPath, unsaved }: GroupProps ) {
	const id = `pharos-nav-${ link.path.replace( /\W/g, '-' ) }`;
	const children = pagesOf( link );
	return (
		<>
			<Link
				className="pharos-nav__link"
				to={ link.path }
				aria-expanded={ isOpen }
				aria-controls={ id }
			>
				<Icon
					className="pharos-nav__icon"
					icon={ iconOf( link.icon ) }
				/>
				<span className="pharos-nav__label">{ link.label }</span>
				{ ! isOpen &&
					children.some( ( { path } ) =>
						unsaved.includes( path )
					) && <UnsavedDot /> }
				<Icon
					className="pharos-nav__chevron"
					icon={ isOpen ? chevronUp : chevronDown }
				/>
			</Link>
			<ul id={ id } className="pharos-nav__children" hidden={ ! isOpen }>
				{ children.map( ( child ) => (
					<li key={ child.path }>
						<Row
							link={ child }
							isCurrent={ currentPath === child.path }
							isUnsaved={ unsaved.includes( child.path ) }
							isChild
						/>
					</li>
				) ) }
			</ul>
		</>
	);
}

interface RowProps {
	link: NavLink;
	isCurrent: boolean;
	isUnsaved: boolean;
	isChild?: boolean;
}

function Row( { link, isCurrent, isUnsaved, isChild = false }: RowProps ) {
	return (
		<Link
			className="pharos-nav__link"
			to={ link.path }
			aria-current={ isCurrent ? 'page' : undefined }
		>
			{ ! isChild && (
				<Icon
					className="pharos-nav__icon"
					icon={ iconOf( link.icon ) }
				/>
			) }
			<span className="pharos-nav__label">{ link.label }</span>
			{ isUnsaved && <UnsavedDot /> }
		</Link>
	);
}

function UnsavedDot() {
	return (
		<span className="pharos-nav__dot">
			<VisuallyHidden>
				{ __( 'unsaved changes', 'pharos-seo' ) }
			</VisuallyHidden>
		</span>
	);
}
