<?php
/**
 * The page of a request that a test sends inside of PHP: the head and the content without the theme's layout, which
 * costs ten times as much and has tests of its own over HTTP.
 */

declare(strict_types=1) ?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head><meta charset="<?php bloginfo('charset'); ?>"><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<?php
wp_body_open();
while (have_posts()) {
	the_post();
	the_title('<h2>', '</h2>');
	is_singular() ? the_content() : the_excerpt();
}
wp_footer();
?>
</body>
</html>
