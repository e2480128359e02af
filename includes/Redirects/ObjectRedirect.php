<?php
/**
 * The redirect of a post, term or author: its fields `redirect` and `redirect_status`.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Core\Capability;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * For pages that WordPress finds, which redirects by URL (Front) leave alone. The visitor's query string is dropped, as in the plugins that
 * these redirects are migrated from.
 */
final class ObjectRedirect {
	/** The field with the target, and the one with the status. */
	public const FIELD = 'redirect';
	public const STATUS = 'redirect_status';

	/** Statuses; the first one is the default. */
	private const STATUSES = [301, 302, 307, 308];

	/** Maximum number of redirects followed; browsers stop after about twenty. */
	private const STEPS = 20;

	/** Query parameters by which page builders open a page for editing, without WordPress's preview. */
	private const BUILDERS = [
		'elementor-preview',
		'et_fb',
		'fl_builder',
		'bricks',
		'ct_builder',
		'breakdance_iframe',
		'vc_editable',
	];

	/** Redirects the visitor and ends the request. Called on `template_redirect` if the object of the page has a target. @param string $cache See Front::run(). */
	public static function run(WP_Post|WP_Term|WP_User $object, string $cache): void {
		if (
			is_preview() ||
			is_customize_preview() ||
			is_embed() ||
			is_trackback() ||
			// The target of a post with a password isn't for everyone either.
			($object instanceof WP_Post && post_password_required($object)) ||
			Front::is_off() ||
			(array_intersect_key($_GET, array_flip(self::BUILDERS)) !== [] &&
				Capability::may_edit($object))
		) {
			return;
		}
		$own = ObjectMeta::for_object($object);
		$location = self::location($own, Front::requested());
		if ($location === null || self::is_former_url($object, $location)) {
			return;
		}
		Front::send_lifetime(self::status($own), $cache);
		if (wp_redirect(Front::target($location), self::status($own), 'Pharos SEO')) {
			exit();
		}
	}

	/** Whether a target is an earlier URL of the post, which WordPress would redirect back: the slug has changed since it was saved. */
	private static function is_former_url(WP_Post|WP_Term|WP_User $object, string $location): bool {
		$former = $object instanceof WP_Post ? get_post_meta($object->ID, '_wp_old_slug') : [];
		return $former !== [] &&
			in_array(
				sanitize_title(basename((string) wp_parse_url($location, PHP_URL_PATH))),
				$former,
				true,
			) &&
			// Another post may have the slug by now.
			in_array(url_to_postid($location), [0, $object->ID], true);
	}

	/**
	 * The URL that a page redirects to, for visitors who may see it.
	 *
	 * @param ObjectMeta     $own  The custom values of its object; none while page-level SEO is turned off.
	 * @param Address $page The URL of the page: a target that equals it by now, because a permalink has changed, would be a loop.
	 * @return string|null Null if it has no redirect in effect.
	 */
	public static function location(ObjectMeta $own, Address $page): ?string {
		$url = self::url($own->text(self::FIELD));
		$to = $url === null ? null : Address::of_site($url, home_url('/'));
		return $to !== null && $to->path === $page->path && $to->has_query($page->query)
			? null
			: $url;
	}

	/** The same for a page, depending on the settings. @param string $url The URL of the page, if it is known. */
	public static function of_page(Context $page, Settings $settings, string $url = ''): ?string {
		$own = $page->under($settings)->meta();
		if ($own->text(self::FIELD) === '' || !$settings->get('enable_redirects')) {
			return null;
		}
		$address = Address::of_site($url ?: PageUrl::for_context($page), home_url('/'));
		return $address === null ? null : self::location($own, $address);
	}

	public static function status(ObjectMeta $own): int {
		$status = $own->id(self::STATUS);
		return in_array($status, self::STATUSES, true) ? $status : self::STATUSES[0];
	}

	/** The URL of the field in the editor of a page's object; '' for pages without one. */
	public static function edit_url(Context $page): string {
		$object = $page->object;
		$editor = match (true) {
			!(new Settings())->get('enable_page_level_seo') => '',
			$object instanceof WP_Post => get_edit_post_link($object, 'raw'),
			$object instanceof WP_Term => get_edit_term_link($object),
			$object instanceof WP_User => get_edit_user_link($object->ID),
			default => '',
		};
		// Read by src/object-seo/focus-request.ts.
		return $editor ? add_query_arg('pharos-field', self::FIELD, $editor) : '';
	}

	/** Whether an object's page would redirect to itself, also through other redirects and whatever the settings are. */
	public static function is_loop(WP_Post|WP_Term|WP_User $object, string $target): bool {
		if (Target::object($target) === ObjectMeta::place($object)) {
			return true;
		}
		$url = self::url($target);
		for ($step = 0; $url !== null && $step < self::STEPS; $step++) {
			if (Address::of_site($url, home_url('/')) === null) {
				return false;
			}
			$page = PageFinder::at($url);
			if ($page?->object && ObjectMeta::place($page->object) === ObjectMeta::place($object)) {
				return true;
			}
			$url = $page ? self::after($page) : self::instead($url);
		}
		return $url !== null;
	}

	/** Where a URL of a page with a redirect of its own leads; null for any other URL. Fast while there are no such redirects. */
	public static function next(string $url): ?string {
		$page = self::exist() ? PageFinder::at($url) : null;
		return $page ? self::url($page->meta()->text(self::FIELD)) : null;
	}

	/** The next URL after a page that WordPress finds. */
	private static function after(Context $page): ?string {
		return self::url($page->meta()->text(self::FIELD)) ??
			((new DisabledArchives(new Settings()))->target($page) ?: null);
	}

	/** The next URL after one that WordPress doesn't find. */
	private static function instead(string $url): ?string {
		[$rule, $location] = Chains::next($url) ?? [null, null];
		return $rule ? ($rule->is_gone() ? null : $location) : (PageFinder::guess($url) ?: null);
	}

	/** @return string|null The URL of a target; null for none, or a post or term that visitors can't see. */
	private static function url(string $target): ?string {
		$object = Target::object($target);
		return match (true) {
			$object !== null => Target::of_object(...$object),
			// Other code may have stored any text.
			preg_match('~^(?:https?://|/)~i', $target) === 1 => Target::absolute($target),
			default => null,
		};
	}

	/** Whether any object has a redirect. */
	private static function exist(): bool {
		global $wpdb;
		$query = [];
		foreach (['post', 'term', 'user'] as $kind) {
			$query[] = $wpdb->prepare(
				'SELECT EXISTS (SELECT 1 FROM %i WHERE meta_key = %s) AS found',
				_get_meta_table($kind),
				ObjectMeta::key($kind, self::FIELD),
			);
		}
		return in_array('1', $wpdb->get_col(implode(' UNION ', $query)), true);
	}
}
