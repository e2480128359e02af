<?php
/**
 * Addresses that the site does not serve.
 */

declare(strict_types=1);

namespace Pharos\Redirects;

use Pharos\Head\Context;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Series;
use Pharos\Sitemaps\Urls;
use WP_Post;

/** Where author archives, date archives and attachment pages lead when they are switched off, and sitemaps that are gone. */
final class Redirects {
	public function __construct(private readonly Settings $settings) {}

	/** Sends the visitor elsewhere, and then ends the request, if this page is not served. */
	public function run(): void {
		// The customizer shows every page; a page inside another site (embed) has no address to change.
		if (is_customize_preview() || is_embed() || is_trackback()) {
			return;
		}
		// Not the head's context: other plugins may still turn this page into another one.
		$context = Context::from_query($GLOBALS['wp_the_query']);
		$target = $this->target($context);
		if ($target === '') {
			return;
		}
		// The file of an attachment may lie on another host. The address is the site's own, not the visitor's.
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

	/** Where the page leads; nothing when it is served. */
	public function target(Context $context): string {
		return match ($context->kind) {
			// Feeds have switches of their own.
			Context::AUTHOR => $this->archive_target('author_archive'),
			Context::DATE => $this->archive_target('date_archive'),
			Context::ATTACHMENT => $this->settings->get('redirectAttachmentPagesToPostParent')
				? $this->attachment_target($context->post())
				: '',
			Context::NOT_FOUND => $this->sitemap_target(),
			default => '',
		};
	}

	/**
	 * Browsers and search engines remember a permanent redirect. As long as an archive is off only because that is the default, its
	 * owner may still turn it on, so the redirect is temporary. So is that of a file to the home page, which is not its new address.
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

	/** The index of our sitemaps, for those that another plugin has made: search engines go on asking for them. */
	private function sitemap_target(): string {
		return Urls::is_of_others() && Series::is_on($this->settings) ? Urls::index() : '';
	}

	private function archive_target(string $setting): string {
		return is_feed() || $this->settings->get($setting) ? '' : home_url('/');
	}

	/** The post that the file was uploaded to, if visitors can see it; else as the settings say. Nothing for a lost file. */
	private function attachment_target(?WP_Post $attachment): string {
		if ($attachment === null) {
			return '';
		}
		$file = (string) wp_get_attachment_url($attachment->ID);
		$to_file = $this->settings->get('attachment_redirect_target') === 'file';
		$parent = $to_file || !$attachment->post_parent ? null : get_post($attachment->post_parent);
		// Files can belong to files, even to each other: that would never end.
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
