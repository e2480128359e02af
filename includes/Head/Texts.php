<?php
/**
 * Title and description of a page.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\AddOns;
use Pharos\Settings\Settings;
use Pharos\Template\Text;
use Pharos\Template\Variables;

/** Made of the object's own template, else of that of its post type, taxonomy or archive, else of that of the site. */
final class Texts {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** Plain text; nothing where we leave the title to WordPress. */
	public function title(Context $context, bool $with_site = true): string {
		if ($context->kind === Context::OTHER) {
			return '';
		}
		$title = $this->variables->render_title(
			$this->template($context, 'title'),
			$context,
			$with_site,
		);
		/**
		 * Filters the title of a page.
		 *
		 * @param string  $title   Plain text, not escaped.
		 * @param Context $context What the page is about.
		 */
		$filtered = apply_filters('pharos_title', $title, $context);
		return is_string($filtered) ? $filtered : AddOns::refuse('pharos_title', $filtered, $title);
	}

	/** Plain text; nothing when the page has no description. */
	public function description(Context $context): string {
		if ($context->kind === Context::OTHER) {
			return '';
		}
		$description = $this->variables->render($this->template($context, 'description'), $context);
		/**
		 * Filters the description of a page.
		 *
		 * @param string  $description Plain text, not escaped.
		 * @param Context $context     What the page is about.
		 */
		$filtered = apply_filters('pharos_description', $description, $context);
		return is_string($filtered)
			? $filtered
			: AddOns::refuse('pharos_description', $filtered, $description);
	}

	/**
	 * What the page's title or description is made of.
	 *
	 * @param 'title'|'description' $part
	 */
	public function template(Context $context, string $part): string {
		return Text::first_filled(
			$context->own()->text($part),
			$this->of_kind($context, $part),
			$part === 'title' ? $this->settings->get('global_default')['page_title'] ?? '' : '',
		);
	}

	private function of_kind(Context $context, string $part): string {
		$group = match ($context->kind) {
			Context::POST, Context::ATTACHMENT, Context::POSTS_PAGE => 'post_types',
			Context::TERM => 'taxonomies',
			default => 'archives',
		};
		$name = $context->kind === Context::NOT_FOUND ? 'not_found' : $context->name();
		$own = $this->settings->get('templates')[$group][$name][$part] ?? '';
		$whole = $context->kind === Context::HOME ? 'home_page' : 'page';
		return Text::first_filled($own, $this->settings->get("{$whole}_$part"));
	}
}
