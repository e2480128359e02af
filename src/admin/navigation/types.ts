/** A page of the navigation tree; see includes/Admin/Navigation.php for the meaning of each property. */
export interface NavLink {
	/** The route, such as "/general/social". */
	path: string;
	label: string;
	/** The page's heading; by default the label. */
	title?: string;
	description?: string;
	/** A key of the icons in src/admin/navigation/icons.ts; unknown names get a default icon. */
	icon?: string;
	/** Other search terms for this page. */
	keywords?: string[];
	/** The settings key of the feature that must be on, such as "enable_schemas". */
	feature?: string;
	/** The capability that the user needs; default: that of the item above, or `pharos_manage_settings`. */
	capability?: string;
	migratable?: boolean;
	/** Shows the children as tabs of one page instead of a submenu. */
	tabs?: boolean;
	/** The heading above this link and the following links with the same one. */
	group?: string;
	children?: NavLink[];
	/** Sort order of add-ons' links, lower first; the plugin's own have 10. */
	priority?: number;
}

/** `settings`: left navigation and a 768 px column; `full`: left navigation, full width; `navbar`: only the top bar. */
type NavLayout = 'settings' | 'full' | 'navbar';

export interface NavSection {
	id: string;
	label: string;
	/** The route of the section's link in the top bar. */
	path: string;
	layout: NavLayout;
	feature?: string;
	capability?: string;
	links: NavLink[];
	priority?: number;
}
