vcl 4.1;
# Varnish 7.1 or newer, as /etc/varnish/default.vcl. It speaks no TLS: HAProxy or Hitch stands before it.

import directors;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .window = 2;
  .threshold = 1;
}

backend one { .host = "127.0.0.1"; .port = "4000"; .probe = ready; }
backend two { .host = "127.0.0.1"; .port = "4001"; .probe = ready; }

sub vcl_init {
  new portico = directors.round_robin();
  portico.add_backend(one);
  portico.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = portico.backend();
  # The last address is that of the TLS proxy, and the one before it is its client's: Varnish has added the last itself. The
  # TLS proxy replaces what a client sends.
  if (req.url !~ "^/(res|art|brand)/") {
    return (pass);
  }
}

sub vcl_backend_response {
  set beresp.do_stream = true;
}
