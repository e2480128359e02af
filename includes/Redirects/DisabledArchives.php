<?php
/**
 * Redirects of pages that are turned off.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Page\Context;
use Pharos\Settings\Settings;
use WP_Post;

/** Redirects author archives, date archives and attachment pages that are turned off. */
final class DisabledArchives {
	public function __construct(private readonly Settings $settings) {}

	/** Redirects the visitor and ends the request, if this page is turned off. */
	public function run(): void {
		// The customizer shows every page; an embed has no URL of its own to redirect.
		if (is_customize_preview() || is_embed() || is_trackback()) {
			return;
		}
		// Not the head's context: other plugins may still turn this page into a different one.
		$context = Context::from_query($GLOBALS['wp_the_query']);
		$target = $this->target($context);
		if ($target === '') {
			return;
		}
		// The file of an attachment may be on another host. The URL comes from the site, not from the visitor.
		add_filter(
			'allowed_redirect_hosts',
			static fn(array $hosts): array => [
				...$hosts,
				(string) wp_parse_url($target, PHP_URL_HOST),
			],
		);
		wp_safe_redirect($target, $this->status($context, $target), 'Pharos SEO');
		exit();
	}

	/** The URL to redirect the page to; '' if the page isn't turned off. */
	public function target(Context $context): string {
		return match ($context->kind) {
			// Feeds have separate settings.
			Context::AUTHOR => $this->archive_target('author_archive'),
			Context::DATE => $this->archive_target('date_archive'),
			Context::ATTACHMENT => $this->settings->get('redirectAttachmentPagesToPostParent')
				? $this->attachment_target($context->post())
				: '',
			default => '',
		};
	}

	/**
	 * Browsers and search engines cache permanent redirects. If an archive is off only by default, the administrator may still turn it on,
	 * so the redirect is temporary; so is the redirect from an attachment page to the home page, which doesn't replace it.
	 */
	private function status(Context $context, string $target): int {
		if ($context->kind === Context::ATTACHMENT && $target === $context->home_url()) {
			return 302;
		}
		$setting = match ($context->kind) {
			Context::AUTHOR => 'author_archive',
			Context::DATE => 'date_archive',
			default => '',
		};
		return $setting === '' || $this->settings->is_chosen($setting) ? 301 : 302;
	}

	private function archive_target(string $setting): string {
		return is_feed() || $this->settings->get($setting) ? '' : home_url('/');
	}

	/** The post that the file was uploaded to, if it is public; otherwise as set in the settings. '' for an attachment without file. */
	private function attachment_target(?WP_Post $attachment): string {
		if ($attachment === null) {
			return '';
		}
		$file = (string) wp_get_attachment_url($attachment->ID);
		$to_file = $this->settings->get('attachment_redirect_target') === 'file';
		$parent = $to_file || !$attachment->post_parent ? null : get_post($attachment->post_parent);
		// Attachments can have attachments as parents, even each other: that would be an infinite loop.
		if ($parent && $parent->post_type !== 'attachment' && is_post_publicly_viewable($parent)) {
			return (string) get_permalink($parent);
		}
		return match ($to_file ? 'file' : $this->settings->get('attachment_redirect_orphans')) {
			'home' => home_url('/'),
			'page' => '',
			default => $file,
		};
	}
}
