<?php
/**
 * The title and description of a page.
 */

declare(strict_types=1);

namespace Pharos\Template;

use Pharos\Core\AddOns;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Text\Text;

/** Uses the object's custom template, then the template of its post type, taxonomy or archive, then the template of the site. */
final class PageTexts {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * Returns the title as plain text; '' where WordPress's title is used.
	 *
	 * @param string $given A title that takes precedence over the template, as plain text.
	 */
	public function title(Context $context, bool $with_site = true, string $given = ''): string {
		if ($context->kind === Context::OTHER) {
			return '';
		}
		$title =
			$given ?:
			$this->with_status(
				$this->variables->render_title(
					$this->template($context, 'title'),
					$context,
					$with_site,
				),
				$context,
			);
		/**
		 * Filters the title of a page.
		 *
		 * @param string  $title   Plain text, not escaped.
		 * @param Context $context The subject of the page.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_title', static fn(string $title): string => is_search() ? "$title ✓" : $title);
		 */
		$filtered = apply_filters('pharos_title', $title, $context);
		return is_string($filtered) ? $filtered : AddOns::refuse('pharos_title', $filtered, $title);
	}

	/** Returns the description as plain text; '' if the page has none. */
	public function description(Context $context): string {
		if ($context->kind === Context::OTHER) {
			return '';
		}
		$template = $this->template($context, 'description');
		$description =
			$context->page > 1 && $this->settings->get('later_page_descriptions')
				? $this->variables->render_numbered($template, $context)
				: $this->variables->render($template, $context);
		/**
		 * Filters the description of a page.
		 *
		 * @param string  $description Plain text, not escaped.
		 * @param Context $context     The subject of the page.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_description', static fn(string $text): string => $text ?: get_bloginfo('description'));
		 */
		$filtered = apply_filters('pharos_description', $description, $context);
		return is_string($filtered)
			? $filtered
			: AddOns::refuse('pharos_description', $filtered, $description);
	}

	/** Whether the site's owner has typed a title for this very page, not only for its kind. */
	public function has_own_title(Context $context): bool {
		$definition =
			$context->kind === Context::HOME
				? $this->settings->definitions()['home_page_title']
				: null;
		return $context->meta()->text('title') !== '' ||
			($definition && $this->settings->get('home_page_title') !== $definition['default']);
	}

	/**
	 * Returns the template of the page's title or description.
	 *
	 * @param 'title'|'description' $part
	 */
	public function template(Context $context, string $part): string {
		return Text::first_filled(
			$context->meta()->text($part),
			$this->of_kind($context, $part),
			$part === 'title' ? $this->settings->get('global_default')['page_title'] ?? '' : '',
		);
	}

	private function of_kind(Context $context, string $part): string {
		$own = self::templates($context, $this->settings)[$part] ?? '';
		$whole = $context->kind === Context::HOME ? 'home_page' : 'page';
		return Text::first_filled($own, $this->settings->get("{$whole}_$part"));
	}

	/** @return array<string, string> The templates of the page's content type, by part; only those that are set. */
	public static function templates(Context $context, Settings $settings): array {
		$group = match ($context->kind) {
			Context::POST, Context::ATTACHMENT, Context::POSTS_PAGE => 'post_types',
			Context::TERM => 'taxonomies',
			default => 'archives',
		};
		$name = $context->kind === Context::NOT_FOUND ? 'not_found' : $context->name();
		return $settings->get('templates')[$group][$name] ?? [];
	}

	/** Returns the title of a protected or private post as WordPress shows it in the post, if the setting is on. */
	private function with_status(string $title, Context $context): string {
		$post = $context->kind === Context::POST ? $context->post() : null;
		$is_protected = ($post->post_password ?? '') !== '';
		if (
			$title === '' ||
			(!$is_protected && $post?->post_status !== 'private') ||
			!$this->settings->get('protected_titles')
		) {
			return $title;
		}
		/** These filters are documented in wp-includes/post-template.php. */
		$format = $is_protected
			? /* translators: %s: title of a post. */ apply_filters(
				'protected_title_format',
				__('Protected: %s', 'default'),
				$post,
			)
			: apply_filters('private_title_format', __('Private: %s', 'default'), $post);
		$format = is_string($format) ? Text::plain($format) : '';
		// If the site name comes first, the prefix goes before the title that follows it.
		$site =
			Variables::site_name($this->settings) . ' ' . $this->settings->get('separator') . ' ';
		$site = str_starts_with($title, $site) ? $site : '';
		return str_contains($format, '%s')
			? $site . str_replace('%s', substr($title, strlen($site)), $format)
			: $title;
	}
}
