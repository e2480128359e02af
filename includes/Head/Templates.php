<?php
/**
 * Which template a page's title and description are made of.
 */

declare(strict_types=1);

namespace Pharos\Head;

use Pharos\Settings\Settings;

/** The one of its post type, taxonomy or archive when there is one, else that of the site. */
final class Templates {
	public function __construct(private readonly Settings $settings) {}

	public function title(Context $context): string {
		$own = $this->own($context, 'title');
		$template =
			$own ??
			$this->settings->get(
				$context->kind === Context::HOME ? 'home_page_title' : 'page_title',
			);
		return trim($template) === ''
			? $this->settings->get('global_default')['page_title'] ?? ''
			: $template;
	}

	public function description(Context $context): string {
		return $this->own($context, 'description') ??
			$this->settings->get(
				$context->kind === Context::HOME ? 'home_page_description' : 'page_description',
			);
	}

	/** @param 'title'|'description' $part */
	private function own(Context $context, string $part): ?string {
		$group = match ($context->kind) {
			Context::POST, Context::ATTACHMENT, Context::POSTS_PAGE => 'post_types',
			Context::TERM => 'taxonomies',
			default => 'archives',
		};
		$name = $context->kind === Context::NOT_FOUND ? 'not_found' : $context->name();
		$template = $this->settings->get('templates')[$group][$name][$part] ?? '';
		return trim($template) === '' ? null : $template;
	}
}
